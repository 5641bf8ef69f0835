import Foundation
import Testing

@testable import VitrineText

@Suite("Fonts of the command line, the scene, the suite, the program and the system go in that order")
struct FontOrderTests {
    /// A folder for each place that fonts come from, with a file of Inter in it that is another in each.
    private final class Places {
        static let names = ["caller", "scene", "suite", "bundled", "home", "machine"]
        let root = NSTemporaryDirectory() + "vitrine-order-" + UUID().uuidString

        init(_ filled: [String], family: String = "Inter") throws {
            let face = try sharedLibrary.face(for: FontDescription(family: family, size: 17))
            let bytes = try Data(contentsOf: URL(fileURLWithPath: face.path))
            for (index, name) in Self.names.enumerated() {
                try FileManager.default.createDirectory(
                    atPath: "\(root)/\(name)", withIntermediateDirectories: true)
                guard filled.contains(name) else { continue }
                // Bytes behind the last table change the hash and nothing else.
                try (bytes + Data(repeating: UInt8(index), count: 4)).write(
                    to: URL(fileURLWithPath: "\(root)/\(name)/\(face.file)"))
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: root) }

        var library: FontLibrary {
            FontLibrary(
                callerFolders: ["\(root)/caller"], suiteFolders: ["\(root)/suite"], includesSystem: true,
                bundledFolder: "\(root)/bundled", systemFolders: ["\(root)/home", "\(root)/machine"]
            ).adding(sceneFolders: ["\(root)/scene"])
        }

        func place(of family: String, size: Double = 17) throws -> String? {
            let path = try library.face(for: FontDescription(family: family, size: size)).path
            return path.dropFirst(root.count + 1).split(separator: "/").first.map(String.init)
        }
    }

    /// Each place gives the font when all before it have none, whatever those behind it have.
    @Test(arguments: Places.names.indices)
    func thePlaceThatComesFirstGivesTheFamily(first: Int) throws {
        let places = try Places(Array(Places.names[first...]))
        #expect(try places.place(of: "Inter") == Places.names[first])
    }

    /// A family in one place does not take others away.
    @Test(arguments: ["bundled", "suite", "home"])
    func otherFamiliesAreFoundFurtherOn(place: String) throws {
        let places = try Places([place])
        let other = try sharedLibrary.face(for: FontDescription(family: "JetBrains Mono", size: 17))
        try FileManager.default.copyItem(
            atPath: other.path, toPath: "\(places.root)/machine/\(other.file)")
        #expect(try places.place(of: "Inter") == place)
        #expect(try places.place(of: "JetBrains Mono") == "machine")
    }

    /// The system's text is set without a look at fonts that have nothing to do with it: a machine may have
    /// thousands.
    @Test(arguments: [17.0, 34])
    func theSystemsTextReadsNoOtherFonts(size: Double) throws {
        let places = try Places(["bundled"])
        let other = try sharedLibrary.face(for: FontDescription(family: "JetBrains Mono", size: 17))
        for index in 0..<8 {
            try FileManager.default.copyItem(
                atPath: other.path, toPath: "\(places.root)/machine/\(index)-\(other.file)")
        }
        let library = places.library
        let font = FontDescription(size: size, design: .default)
        _ = try library.face(for: font, as: library.systemTypeface(for: font))
        #expect(library.readFileCount == 1)
    }

    /// A single face of a user's own, in the very weight that is asked for, does not win over the program's.
    @Test func theUsersFacesDoNotCompeteWithTheProgramsOwn() throws {
        let places = try Places(["bundled"])
        let others = try ["Inter", "Inter Display"].map {
            try sharedLibrary.face(for: FontDescription(family: $0, size: 17, italic: true))
        }
        for face in others {
            try FileManager.default.copyItem(
                atPath: face.path, toPath: "\(places.root)/home/Own-\(UUID().uuidString).ttf")
        }
        for weight in [100.0, 400, 650, 900] {
            let face = try places.library.face(
                for: FontDescription(family: "Inter", size: 17, weight: weight))
            #expect(face.path.hasPrefix("\(places.root)/bundled/"))
        }
    }

    @Test func fingerprintsNameTheFilesInUse() throws {
        let places = try Places(["bundled", "home"])
        let library = places.library
        let used = try library.fingerprint(of: library.face(for: FontDescription(family: "Inter", size: 17)))
        #expect(library.fingerprints(ofFamily: used.family).contains(used))
        // A variable build is found by the family that scenes name.
        #expect(library.fingerprints(ofFamily: "Inter Variable").contains(used))
        #expect(library.fingerprints(ofFamily: "No Such Family").isEmpty)
    }

    /// A copy may be called otherwise: in a folder of fonts anything, else after its family.
    @Test(arguments: [("machine", "Copy of INTER (2).ttf"), ("suite", "a.ttf")])
    func aFileUnderAnotherNameIsFoundByItsHash(folder: String, name: String) throws {
        let places = try Places(["caller", "bundled"])
        let plain = FontLibrary(extraFolders: ["\(places.root)/bundled"], includesSystem: false)
        let face = try plain.face(for: FontDescription(family: "Inter", size: 17))
        let font = try plain.fingerprint(of: face)
        try FileManager.default.moveItem(atPath: face.path, toPath: "\(places.root)/\(folder)/\(name)")
        #expect(places.library.path(of: font) == "\(places.root)/\(folder)/\(name)")
    }

    /// What another place hides is found by its name and hash.
    @Test func aHiddenFileIsFoundByItsHash() throws {
        let places = try Places(["bundled", "home", "machine"])
        let plain = FontLibrary(extraFolders: ["\(places.root)/machine"], includesSystem: false)
        let hidden = try plain.fingerprint(of: plain.face(for: FontDescription(family: "Inter", size: 17)))
        let path = try #require(places.library.path(of: hidden))
        #expect(path.hasPrefix("\(places.root)/machine/"))
        var other = hidden
        other.hash = "0000000000000000"
        #expect(places.library.path(of: other) == nil)
    }
}
