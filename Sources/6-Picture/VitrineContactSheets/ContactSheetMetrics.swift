import VitrineGeometry
import VitrineJSON
import VitrineStyle

/// The distances and parts of a contact sheet.
///
/// Text grows with the pictures, because a page of large pictures is viewed from further away.
struct ContactSheetMetrics {
    /// The scale factor of text and distances: 1 if the tallest picture is at most 500 points high, 2 from
    /// 1000 points on.
    private let unit: Double

    init(_ sections: [ContactSheet.Section]) {
        let tallest = sections.flatMap(\.entries).map(\.size.height).max() ?? 0
        unit = (min(max(tallest / 500, 1), 2) * 4).rounded() / 4
    }

    var margin: Double { 48 * unit }
    var gap: Double { 32 * unit }
    var titleHeight: Double { 28 * unit }
    var titleGap: Double { 18 * unit }
    var sectionGap: Double { 52 * unit }
    /// The minimum width of the page's content, in points, which leaves room for titles.
    var minWidth: Double { 320 * unit }
    private var captionHeight: Double { 20 * unit }
    private var captionGap: Double { 12 * unit }

    /// Returns the width of a cell, in points: that of its picture, but enough for most captions.
    func cellWidth(of entry: ContactSheet.Entry) -> Double {
        max(
            entry.size.width.rounded(.up), (min(Double(entry.caption.count) * 7 + 8, 260) * unit).rounded(.up)
        )
    }

    func cellHeight(of entry: ContactSheet.Entry) -> Double {
        entry.size.height.rounded(.up) + captionGap + captionHeight
    }

    func stack(
        _ kind: String, children: [JSONValue], spacing: Double, alignment: String,
        modifiers: [String: JSONValue] = [:]
    ) -> JSONValue {
        .object(
            [kind: .array(children), "spacing": .number(spacing), "alignment": .string(alignment)].merging(
                modifiers
            ) { $1 })
    }

    func heading(_ section: ContactSheet.Section) -> JSONValue {
        stack(
            "hstack",
            children: [
                .object([
                    "text": Self.text(section.title),
                    "font": .object(["size": .number(20 * unit), "weight": "semibold"]),
                ]),
                .object([
                    "text": Self.text(section.path), "font": .number(12 * unit), "foreground": "secondary",
                ]),
            ], spacing: 12 * unit, alignment: "firstTextBaseline",
            modifiers: [
                "lineLimit": 1, "truncation": "middle",
                "frame": .object(["height": .number(titleHeight), "alignment": "leading"]),
            ])
    }

    func cell(_ entry: ContactSheet.Entry, _ number: Int) -> JSONValue {
        let radius = JSONValue.number(corner(of: entry))
        let edge: JSONValue = .object([
            "roundedRectangle": radius,
            "stroke": .object([
                "paint": .object(["color": "primary", "opacity": .number(0.14)]), "width": "hairline",
            ]),
        ])
        let picture: JSONValue = .object([
            "image": .object(["source": .string("\(number)"), "fit": "stretch"]),
            "frame": .object([
                "width": .number(entry.size.width), "height": .number(entry.size.height),
            ]),
            "clip": .object(["cornerRadius": radius]), "overlay": edge,
            "shadow": .object([
                "opacity": .number(0.12), "radius": .number(20 * unit), "y": .number(8 * unit),
            ]),
        ])
        let caption: JSONValue = .object([
            "text": Self.text(entry.caption),
            "font": .object(["size": .number(13 * unit), "weight": "medium"]),
            "foreground": "secondary", "lineLimit": 1, "truncation": "middle",
            "frame": .object([
                "width": .number(cellWidth(of: entry)), "height": .number(captionHeight),
            ]),
        ])
        return stack(
            "vstack", children: [picture, caption], spacing: captionGap, alignment: "center",
            modifiers: ["frame": .object(["width": .number(cellWidth(of: entry))])])
    }

    /// The height of a curve with its caption, in points.
    var plotHeight: Double { curveHeight + captionGap + captionHeight }
    private var curveHeight: Double { 96 * unit }

    /// Returns a curve with its caption.
    func plot(_ curve: SheetCurve, width: Double) -> JSONValue {
        let (lines, marks, ticks) = curve.paths(width: width, height: curveHeight)
        func line(_ data: String, _ paint: JSONValue, _ thickness: JSONValue) -> JSONValue {
            .object([
                "path": .object([
                    "data": .string(data),
                    "viewBox": .array([0, 0, .number(width), .number(curveHeight)]),
                ]),
                "stroke": .object(["paint": paint, "width": thickness]),
                "frame": .object(["width": .number(width), "height": .number(curveHeight)]),
            ])
        }
        let faint: JSONValue = .object(["color": "primary", "opacity": .number(0.25)])
        let strokes =
            (marks.isEmpty ? [] : [line(marks, faint, "hairline")])
            + lines.map { line($0, "accent", .number(2 * unit)) }
            + (ticks.isEmpty ? [] : [line(ticks, "primary", .number(3 * unit))])
        let caption: JSONValue = .object([
            "text": Self.text(curve.caption),
            "font": .object(["size": .number(13 * unit), "weight": "medium"]),
            "foreground": "secondary", "lineLimit": 1, "truncation": "middle",
            "frame": .object([
                "width": .number(width), "height": .number(captionHeight), "alignment": "leading",
            ]),
        ])
        let drawing: JSONValue = .object([
            "zstack": .array(strokes),
            "frame": .object(["width": .number(width), "height": .number(curveHeight)]),
        ])
        return stack("vstack", children: [drawing, caption], spacing: captionGap, alignment: "leading")
    }

    /// Returns a scene text that shows `text` literally, including any braces.
    static func text(_ text: String) -> JSONValue {
        .string(text.replacing("{", with: "{'{'}"))
    }

    private func corner(of entry: ContactSheet.Entry) -> Double {
        entry.cornerRadius > 0
            ? entry.cornerRadius : min(8 * unit, min(entry.size.width, entry.size.height) / 8)
    }

    func page(_ blocks: [JSONValue], size: Size, scale: Double, appearance: Appearance) -> String {
        let content = stack(
            "vstack", children: blocks, spacing: sectionGap, alignment: "leading",
            modifiers: [
                "padding": .number(margin),
                "frame": .object([
                    "width": .number(size.width), "height": .number(size.height), "alignment": "topLeading",
                ]),
            ])
        let scene: JSONValue = .object([
            "vitrine": 1,
            "canvas": .object([
                "width": .number(size.width), "height": .number(size.height), "scale": .number(scale),
                "appearance": .string(appearance.rawValue),
            ]),
            "background": .object(["light": "#F4F4F6", "dark": "#0E0E10"]),
            "body": .array([content]),
        ])
        return (try? scene.text()) ?? ""
    }
}
