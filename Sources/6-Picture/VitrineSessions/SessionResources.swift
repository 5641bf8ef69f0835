import Synchronization
import VitrineColor
import VitrineDisplayList
import VitrinePixels
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineText

/// The resources that sessions share: the machine's fonts, decoded pictures and parsed libraries.
///
/// Pictures and libraries are decoded and parsed again when their bytes change, and fonts are looked up again
/// when those in the folders that a scene or the options name do. The system's fonts are looked up once;
/// ``reloadFonts()`` has that done again.
public final class SessionResources: Sendable {
    struct PictureKey: Hashable, Sendable {
        var folder: String
        var path: String
        var space: ColorSpace
    }

    private struct LibraryKey: Hashable, Sendable {
        let name: String
        let number: Int
    }

    private struct Picture: Sendable {
        let bytes: [UInt8]
        let image: SceneImage

        var cost: Int { bytes.count + 8 * image.picture.width * image.picture.height }
    }

    private struct State: Sendable {
        var libraries: [[[String]]: (state: [String], library: FontLibrary)] = [:]
        var pictures: [PictureKey: Picture] = [:]
        /// The bytes of all pictures.
        var cost = 0
        var parsed: [LibraryKey: (bytes: [UInt8], library: SceneSources.Parsed)] = [:]
    }

    /// The bytes of pictures, and the number of libraries, beyond which those known are forgotten.
    private static let limits = (bytes: 256 << 20, libraries: 256)

    private let state = Mutex(State())

    /// Creates empty resources.
    public init() {}

    /// Forgets all fonts, so that newly installed ones are found.
    public func reloadFonts() {
        state.withLock { $0.libraries = [:] }
    }

    /// Returns the library of the system's fonts and those in some folders, each read once.
    ///
    /// - Parameters:
    ///   - folders: The folders of the command line and of a scene, in order.
    ///   - suite: The folders that all scenes of a suite share. Default: none.
    package func library(_ folders: [String], suite: [String] = []) -> FontLibrary {
        let now = (folders + suite).map { FontLibrary.stateHash(of: $0) }
        return state.withLock { state in
            if let known = state.libraries[[folders, suite]], known.state == now { return known.library }
            let made = FontLibrary(extraFolders: folders, suiteFolders: suite)
            state.libraries[[folders, suite]] = (now, made)
            return made
        }
    }

    /// Returns the picture that was decoded from the same bytes.
    func picture(_ key: PictureKey, _ bytes: [UInt8]) -> SceneImage? {
        let known = state.withLock { $0.pictures[key] }
        return known.flatMap { $0.bytes == bytes ? $0.image : nil }
    }

    func keep(_ image: SceneImage, of bytes: [UInt8], for key: PictureKey) {
        let picture = Picture(bytes: bytes, image: image)
        state.withLock { state in
            if let old = state.pictures.removeValue(forKey: key) { state.cost -= old.cost }
            if state.cost + picture.cost > Self.limits.bytes { (state.pictures, state.cost) = ([:], 0) }
            state.pictures[key] = picture
            state.cost += picture.cost
        }
    }

    /// Returns a library, parsed again if its bytes are others than the last time.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of its file.
    ///   - name: The name of the file in messages.
    ///   - number: The number of the file among those of the scene.
    ///   - limits: The limits that it has to keep.
    func library(
        _ bytes: [UInt8], named name: String, as number: Int, _ limits: SceneLimits
    ) throws(Diagnostics) -> SceneSources.Parsed {
        let key = LibraryKey(name: name, number: number)
        let known = state.withLock { $0.parsed[key] }
        if let known, known.bytes == bytes { return known.library }
        let library = try SceneSources.Parsed(bytes, named: name, as: number, limits)
        state.withLock { state in
            if state.parsed.count >= Self.limits.libraries { state.parsed = [:] }
            state.parsed[key] = (bytes, library)
        }
        return library
    }

    /// The bytes of pictures and the lengths of texts that are kept.
    var cost: Int {
        state.withLock { state in
            state.cost + state.parsed.values.reduce(0) { $0 + $1.bytes.count }
        }
    }
}
