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
        var parsed: [String: (text: String, value: SceneValue)] = [:]
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

    /// Returns the value of a library, parsed again if its text is another than the last time.
    func parsed(_ file: SourceFile, _ limits: SceneLimits) throws(Diagnostics) -> SceneValue {
        let known = state.withLock { $0.parsed[file.name] }
        if let known, known.text == file.text { return known.value }
        let value = try SceneParser.parse(file, limits: limits)
        state.withLock { state in
            if state.parsed.count >= Self.limits.libraries { state.parsed = [:] }
            state.parsed[file.name] = (file.text, value)
        }
        return value
    }

    /// The bytes of pictures and the lengths of texts that are kept.
    var cost: Int {
        state.withLock { state in
            state.cost + state.parsed.values.reduce(0) { $0 + $1.text.utf8.count }
        }
    }
}
