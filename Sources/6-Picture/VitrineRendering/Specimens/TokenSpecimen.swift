import VitrineColor
import VitrineJSON
import VitrineTokens

/// A page that draws every token of some files, as the source text of a scene: colours, pairs of text and
/// background with their contrast, text styles, lengths, shadows, gradients and the rest.
package struct TokenSpecimen {
    /// A colour token as it is drawn.
    struct Swatch {
        let name: String
        let color: Color
        /// The colour on white, or on the page's black.
        func shown(on behind: Color) -> Color {
            func mixed(_ own: Double, _ other: Double) -> Double {
                own * color.alpha + other * (1 - color.alpha)
            }
            return Color(
                red: mixed(color.red, behind.red), green: mixed(color.green, behind.green),
                blue: mixed(color.blue, behind.blue))
        }
    }

    private let title: String
    private let tokens: [DesignToken]

    /// The tokens of a kind that are drawn at most; a page of more is longer than a picture can be.
    private static let cellLimit = 240
    private static let width = 960.0

    /// Creates the page of some tokens.
    ///
    /// - Parameters:
    ///   - report: The tokens.
    ///   - title: The heading.
    package init(_ report: TokenReport, title: String) {
        (tokens, self.title) = (report.tokens.tokens, title)
    }

    /// The scene, in YAML.
    package var scene: String {
        let parts = [colors, pairs, typography, lengths, shadows, gradients, others].flatMap { $0 }
        let height = parts.map(\.height).reduce(0, +) + 160
        let rows = parts.map { "      - \($0.node)\n" }.joined()
        return """
            vitrine: 1
            canvas: { width: \(number(Self.width)), height: \(number(height)), scale: 2, appearance: light }
            background: "#FFFFFF"
            foreground: "#1D1D1F"
            body:
              - vstack:
                  - { text: \(quoted(title)), font: { size: 30, weight: bold } }
                  - { text: \(quoted(count)), font: { size: 15 }, foreground: "#6E6E73" }
            \(rows)    alignment: leading
                spacing: 0
                padding: 40
                frame: { maxWidth: infinity, maxHeight: infinity, alignment: topLeading }

            """
    }

    /// A part of the page, and its height in points.
    private struct Part {
        /// The node, in YAML.
        var node: String
        var height: Double
    }

    private var count: String { "\(tokens.count) token\(tokens.count == 1 ? "" : "s")" }

    // MARK: Colours

    private var swatches: [Swatch] {
        tokens.compactMap { token in
            guard case .color(let color) = token.value else { return nil }
            return Swatch(name: token.name, color: Self.srgb(color))
        }
    }

    private var colors: [Part] {
        let cells = swatches.prefix(Self.cellLimit).map { swatch in
            [
                "{ rectangle: , fill: \(quoted(hex(swatch.color))), cornerRadius: 8, \(Self.edge), "
                    + "frame: { height: 56, maxWidth: infinity } }",
                label(swatch.name), note(hex(swatch.color)),
            ]
        }
        return section("Colours", grid(cells, height: 100))
    }

    /// The pairs of a colour for texts and one that is behind them, by their names.
    private var pairs: [Part] {
        let inks = swatches.filter { Self.has($0.name, Self.inks) && !Self.has($0.name, Self.papers) }
        let papers = swatches.filter { Self.has($0.name, Self.papers) && $0.color.alpha == 1 }
        let cells = papers.flatMap { paper in
            inks.map { ink -> [String] in
                let ratio = Self.ratio(ink.shown(on: paper.color), paper.color)
                let verdict = ratio >= 4.5 ? "passes" : ratio >= 3 ? "large text" : "fails"
                let text = number((ratio * 100).rounded(.down) / 100)
                return [
                    "{ zstack: [{ text: Read me, font: { size: 17, weight: semibold }, "
                        + "foreground: \(quoted(hex(ink.color))) }], "
                        + "frame: { height: 44, maxWidth: infinity }, "
                        + "background: \(quoted(hex(paper.color))), cornerRadius: 8, \(Self.edge) }",
                    label("\(text) to 1, \(verdict)"), note("\(ink.name) on \(paper.name)"),
                ]
            }
        }
        return section("Contrast", grid(Array(cells.prefix(Self.cellLimit)), height: 88))
    }

    private static let edge = "stroke: { paint: \"#0000001F\", width: 1 }"

    private static let inks = ["text", "label", "ink", "foreground", "onsurface", "content"]
    private static let papers = ["background", "surface", "paper", "canvas", "page", "sheet", "card"]

    /// Returns `true` if a part of a name says one of some words.
    private static func has(_ name: String, _ words: [String]) -> Bool {
        let lower = name.lowercased()
        return words.contains(where: lower.contains)
    }

    private static func ratio(_ one: Color, _ other: Color) -> Double {
        func luminance(_ color: Color) -> Double {
            0.2126 * ColorSpace.linear(color.red) + 0.7152 * ColorSpace.linear(color.green)
                + 0.0722 * ColorSpace.linear(color.blue)
        }
        let (a, b) = (luminance(one), luminance(other))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private static func srgb(_ color: TokenColor) -> Color {
        guard color.components.count == 3 else { return .clear }
        let c = color.components.map { $0 ?? 0 }
        return color.space.color(SIMD3(c[0], c[1], c[2]), alpha: color.alpha, in: .sRGB)
    }

    // MARK: Text

    private var typography: [Part] {
        let parts = tokens.compactMap { token -> Part? in
            guard case .typography(let style) = token.value else { return nil }
            let size = min(max(style.fontSize.points, 1), 200)
            let family = style.fontFamily.first.map { "family: \(quoted($0)), " } ?? ""
            let weight = number(min(max(style.fontWeight, 1), 1000))
            let values =
                "\(style.fontFamily.first ?? "") \(weight) \(number(style.fontSize.points)), "
                + "line \(number(style.lineHeight))"
            let height = max(size * 1.4, 44)
            let node =
                "{ hstack: [{ vstack: [\(label(token.name)), \(note(values))], alignment: leading, "
                + "spacing: 2, frame: { width: 240, alignment: leading } }, "
                + "{ text: A quick brown fox jumps, lineLimit: 1, "
                + "font: { \(family)size: \(number(size)), weight: \(weight) } }], spacing: 16, "
                + "frame: { height: \(number(height)) } }"
            return Part(node: node, height: height)
        }
        return section("Text", Array(parts.prefix(Self.cellLimit)))
    }

    // MARK: Lengths

    private var lengths: [Part] {
        let cells = tokens.compactMap { token -> [String]? in
            guard case .dimension(let dimension) = token.value else { return nil }
            let length = min(max(dimension.points, 0), 200)
            let shape =
                Self.has(token.name, ["radius", "corner"])
                ? "{ rectangle: , fill: \"#E3E8F8\", cornerRadius: \(number(min(length, 28))), "
                    + "frame: { width: 88, height: 56 } }"
                : "{ rectangle: , fill: \"#4353D6\", "
                    + "frame: { width: \(number(max(length, 0.5))), height: 12 } }"
            return [
                "{ zstack: [\(shape)], frame: { height: 56, maxWidth: infinity, alignment: leading } }",
                label(token.name), note("\(number(dimension.value)) \(dimension.unit.rawValue)"),
            ]
        }
        return section("Lengths", grid(Array(cells.prefix(Self.cellLimit)), height: 100))
    }

    // MARK: Shadows and gradients

    private var shadows: [Part] {
        let cells = tokens.compactMap { token -> [String]? in
            guard case .shadow(let shadows) = token.value else { return nil }
            let outer = shadows.filter { !$0.isInset }.map { shadow in
                "{ color: \(quoted(hex(Self.srgb(shadow.color)))), "
                    + "radius: \(number(min(max(shadow.blur.points / 2, 0), 60))), "
                    + "x: \(number(shadow.offsetX.points)), y: \(number(shadow.offsetY.points)) }"
            }
            let effect = outer.isEmpty ? "" : ", shadow: [\(outer.joined(separator: ", "))]"
            return [
                "{ zstack: [{ rectangle: , fill: white, cornerRadius: 12, frame: { width: 120, height: 64 }"
                    + "\(effect) }], frame: { height: 104, maxWidth: infinity } }",
                label(token.name), note("\(shadows.count) layer\(shadows.count == 1 ? "" : "s")"),
            ]
        }
        return section("Shadows", grid(Array(cells.prefix(Self.cellLimit)), height: 148))
    }

    private var gradients: [Part] {
        let cells = tokens.compactMap { token -> [String]? in
            guard case .gradient(let stops) = token.value, stops.count > 1 else { return nil }
            let list = stops.map { stop in
                "{ at: \(number(stop.position)), color: \(quoted(hex(Self.srgb(stop.color)))) }"
            }
            return [
                "{ rectangle: , cornerRadius: 8, frame: { height: 56, maxWidth: infinity }, "
                    + "fill: { linearGradient: { stops: [\(list.joined(separator: ", "))], from: leading, "
                    + "to: trailing } } }",
                label(token.name), note("\(stops.count) stops"),
            ]
        }
        return section("Gradients", grid(Array(cells.prefix(Self.cellLimit)), height: 100))
    }

    // MARK: Others

    private var others: [Part] {
        let cells = tokens.compactMap { token -> [String]? in
            switch token.value {
            case .color, .typography, .dimension, .shadow, .gradient: return nil
            case .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .border,
                .transition:
                return [label(token.name), note(token.value.text)]
            }
        }
        return section("Others", grid(Array(cells.prefix(Self.cellLimit)), height: 40))
    }

    // MARK: Parts

    /// Returns cells, each of nodes below each other, in rows of four of one height.
    private func grid(_ cells: [[String]], height: Double) -> [Part] {
        stride(from: 0, to: cells.count, by: 4).map { start in
            let row = (start..<start + 4).map { index -> String in
                let nodes = index < cells.count ? cells[index] : ["{ spacer: }"]
                return "{ vstack: [\(nodes.joined(separator: ", "))], alignment: leading, spacing: 2, "
                    + "frame: { maxWidth: infinity, alignment: topLeading } }"
            }
            let node =
                "{ hstack: [\(row.joined(separator: ", "))], spacing: 20, alignment: top, "
                + "frame: { height: \(number(height + 16)), alignment: top } }"
            return Part(node: node, height: height + 16)
        }
    }

    private func section(_ title: String, _ parts: [Part]) -> [Part] {
        if parts.isEmpty { return [] }
        let head =
            "{ text: \(title), font: { size: 20, weight: semibold }, padding: { top: 28, bottom: 14 } }"
        return [Part(node: head, height: 68)] + parts
    }

    private func label(_ text: String) -> String {
        "{ text: \(quoted(text)), font: { size: 13, weight: medium }, lineLimit: 1 }"
    }

    private func note(_ text: String) -> String {
        "{ text: \(quoted(text)), font: { size: 11 }, foreground: \"#6E6E73\", lineLimit: 1 }"
    }

    private func quoted(_ text: String) -> String {
        // Braces are names in texts.
        PrintedText.quoted(text.replacing("{", with: "(").replacing("}", with: ")"))
    }

    private func number(_ value: Double) -> String { PrintedText.number((value * 1000).rounded() / 1000) }

    private func hex(_ color: Color) -> String {
        color.alpha < 1 ? Color.hex([color.red, color.green, color.blue, color.alpha]) : color.hex
    }
}
