import Foundation
import VitrineRendering

/// The captions of the rendering steps of glass, by the names of their files.
struct GlassTitles {
    private struct Numbers: Decodable { var pictures: [String: String] }

    private let titles: [String: String]

    init(_ dump: GlassDump) {
        let numbers = dump.files.first { $0.name == "glass.json" }
        titles =
            numbers.flatMap { try? JSONDecoder().decode(Numbers.self, from: Data($0.bytes)) }?.pictures ?? [:]
    }

    subscript(file: String) -> String? { titles[file] }
}
