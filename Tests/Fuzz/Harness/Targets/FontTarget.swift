import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineTestSupport

@testable import VitrineText

/// Font files: their names and axes read, text shaped with them, outlines and pictures taken.
public final class FontTarget: FuzzTarget {
    public static let name = "fonts"
    private static let texts = ["AVA fi e\u{301} 0123\u{AD}-x", "ab\nba ab", "\u{1F600}B"]

    private let folder: FuzzFolder

    public init(folder: String) throws { self.folder = try FuzzFolder(folder) }

    public func run(_ bytes: [UInt8]) throws -> FuzzOutcome {
        try folder.write(bytes, to: "font.ttf")
        let faces = FontFace.read(path: "\(folder.path)/font.ttf")
        let library = FontLibrary(extraFolders: [folder.path], includesSystem: false)
        do throws(FontError) {
            let engine = try TextEngine(library: library)
            for face in Set(faces.map(\.familyName)).sorted().prefix(4) {
                for (index, text) in Self.texts.enumerated() {
                    let font = FontDescription(
                        family: face, size: [17, 1, 400][index], weight: [400, 900, 100][index],
                        kerning: Double(index))
                    let paragraph = try engine.paragraph(
                        AttributedText(text, font: font), maxWidth: index == 1 ? 20 : nil)
                    guard paragraph.size.width.isFinite, paragraph.size.height.isFinite else {
                        return .broken("a text without a size")
                    }
                    for case .colorGlyph(let glyph, let pen, let size, _) in paragraph.displayItems(
                        at: Point(0, 0), width: 100)
                    {
                        _ = glyph.item((pen, size), foreground: .black, in: .sRGB, source: "")
                    }
                }
            }
            return faces.isEmpty ? .rejected : .accepted
        } catch {
            return "\(error)".isEmpty ? .broken("an error without a reason") : .rejected
        }
    }

    public func mutated(
        _ bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator
    ) -> [UInt8] {
        TableMutation(start: 12, stride: 16, offset: 8).apply(to: bytes, with: other, using: &random)
    }
}
