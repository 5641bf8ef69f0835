import VitrineColor
import VitrineGeometry
import VitrineJSON

/// Text of points, colours and paths.
extension PrintedText {
    static func point(_ p: Point) -> String { "(\(number(p.x)) \(number(p.y)))" }

    /// `#RRGGBB` or `#RRGGBBAA` where 8 bits hold the colour exactly, else `rgb(r g b / a)`.
    static func color(_ color: Color) -> String {
        let components = [color.red, color.green, color.blue, color.alpha]
        let bytes = components.map { ($0 * 255).rounded() }
        if zip(components, bytes).allSatisfy({ $0 == $1 / 255 && $1 >= 0 && $1 <= 255 }) {
            let shown = color.alpha == 1 ? bytes.dropLast() : bytes[...]
            return "#" + shown.map { hex(UInt64($0), digits: 2).uppercased() }.joined()
        }
        let rgb = components.prefix(3).map { number($0, decimals: 4) }.joined(separator: " ")
        return "rgb(\(rgb)\(color.alpha == 1 ? "" : " / " + number(color.alpha, decimals: 4)))"
    }

    /// Path data as SVG writes it: `M0 0 L10 0 Q... Z`.
    static func svg(_ path: Path) -> String { path.elements.map(svg).joined(separator: " ") }

    private static func svg(_ element: Path.Element) -> String {
        switch element {
        case .move(let p): "M" + numbers([p.x, p.y])
        case .line(let p): "L" + numbers([p.x, p.y])
        case .quad(let c, let p): "Q" + numbers([c.x, c.y, p.x, p.y])
        case .cubic(let c1, let c2, let p): "C" + numbers([c1.x, c1.y, c2.x, c2.y, p.x, p.y])
        case .close: "Z"
        }
    }

    /// Returns path data, truncated to about 80 characters of whole elements and followed by the number of
    /// elements and a hash of the whole path.
    static func shortSVG(_ path: Path) -> String {
        let whole = svg(path)
        guard whole.utf8.count > 80 else { return whole }
        var short = ""
        for element in path.elements {
            let text = svg(element)
            if short.utf8.count + text.utf8.count > 80 { break }
            short += text + " "
        }
        return short + "... \(path.elements.count) elements \(FNV1a64.digits(whole.utf8))"
    }
}
