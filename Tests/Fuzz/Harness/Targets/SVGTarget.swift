import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineRaster
import VitrineSVG
import VitrineSource
import VitrineTestSupport

/// SVG icons: read, placed and drawn.
public final class SVGTarget: FuzzTarget {
    public static let name = "svg"

    public init(folder: String) throws {}

    public func run(_ bytes: [UInt8]) -> FuzzOutcome {
        do throws(SVGError) {
            let icon = try SVGIcon(bytes)
            let items = icon.placed(in: Rect(x: 0, y: 0, width: 24, height: 24)).map(Self.item)
            do throws(RasterError) {
                _ = try Rasterizer().render(DisplayList(size: Size(24, 24), scale: 2, items: items))
                return .accepted
            } catch {
                return .broken("an icon that is read cannot be drawn: \(error)")
            }
        } catch {
            let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
            let isPlaced = (1...lines + 1).contains(error.mark.line) && error.mark.column >= 1
            return isPlaced && !error.message.isEmpty ? .rejected : .broken("no place: \(error)")
        }
    }

    private static func item(_ item: SVGIcon.Item) -> DisplayItem {
        switch item {
        case .layer(let layer):
            let color: Color =
                switch layer.paint {
                case .foreground: .black
                case .color(let color): color
                }
            return DisplayItem(source: "layer", .fill(layer.area, .solid(color.opacity(layer.opacity))))
        case .group(let group):
            return DisplayItem(
                source: "group",
                .group(Group(opacity: group.opacity, clip: group.clip, items: group.items.map(Self.item))))
        }
    }

    public func generated(using random: inout SeededGenerator) -> [UInt8]? {
        Array(SVGGrammar().file(using: &random).utf8)
    }

    public func mutated(
        _ bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator
    ) -> [UInt8] {
        TextMutation(words: SVGGrammar.words).apply(to: bytes, with: other, using: &random)
    }
}
