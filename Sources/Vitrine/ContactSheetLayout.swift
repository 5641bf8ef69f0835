import VitrineGraphics
import VitrineScene

/// Where pictures stand on a contact sheet: rows of each section's, as wide as makes the page a good shape.
struct ContactSheetLayout {
    private typealias Row = [(number: Int, entry: ContactSheet.Entry)]

    private let sections: [ContactSheet.Section]
    private let width: Double

    private static let margin = 48.0
    private static let gap = 32.0
    private static let captionHeight = 20.0
    private static let captionGap = 12.0
    private static let titleHeight = 28.0
    private static let titleGap = 20.0
    private static let sectionGap = 56.0
    /// Width to height of a page that is looked at on a screen.
    private static let shape = 1.5

    init(_ sections: [ContactSheet.Section]) {
        self.sections = sections
        // The widths that some number of pictures of a section take: no other can be the best.
        var widths: Set<Double> = []
        for section in sections {
            var width = -Self.gap
            for entry in section.entries.prefix(64) {
                width += Self.cellWidth(entry) + Self.gap
                widths.insert(width)
            }
        }
        let scored = widths.sorted().map { ($0, Self.score(sections, $0)) }
        width = scored.min { $0.1 < $1.1 }?.0 ?? 0
    }

    /// The page's, in points.
    var size: Size { Self.size(sections, width) }

    /// The page as a scene.
    func text(scale: Double, appearance: Appearance) -> String {
        var number = 0
        var blocks: [JSONValue] = []
        for section in sections {
            var rows: [JSONValue] = []
            for row in Self.rows(of: section, within: width, from: number) {
                rows.append(
                    Self.stack("hstack", row.map { Self.cell($0.entry, $0.number) }, Self.gap, "top"))
            }
            number += section.entries.count
            blocks.append(
                Self.stack(
                    "vstack",
                    [
                        Self.heading(section),
                        Self.stack("vstack", rows, Self.gap, "leading"),
                    ], Self.titleGap, "leading"))
        }
        var page = Self.stack("vstack", blocks, Self.sectionGap, "leading")
        if case .object(var members) = page {
            members["padding"] = .number(Self.margin)
            members["frame"] = .object([
                "width": .number(size.width), "height": .number(size.height), "alignment": "topLeading",
            ])
            page = .object(members)
        }
        let scene: JSONValue = .object([
            "vitrine": 1,
            "canvas": .object([
                "width": .number(size.width), "height": .number(size.height), "scale": .number(scale),
                "appearance": .string(appearance.rawValue),
            ]),
            "background": .object(["light": "#F4F4F6", "dark": "#0E0E10"]),
            "body": .array([page]),
        ])
        return (try? scene.text()) ?? ""
    }

    private static func stack(
        _ kind: String, _ children: [JSONValue], _ spacing: Double, _ alignment: String
    ) -> JSONValue {
        .object([
            kind: .array(children), "spacing": .number(spacing), "alignment": .string(alignment),
        ])
    }

    private static func heading(_ section: ContactSheet.Section) -> JSONValue {
        .object([
            "hstack": .array([
                .object([
                    "text": .string(section.title),
                    "font": .object(["size": 20, "weight": "semibold"]),
                ]),
                .object([
                    "text": .string(section.path), "font": 12, "foreground": "secondary",
                ]),
            ]),
            "spacing": 12, "alignment": "firstTextBaseline", "lineLimit": 1, "truncation": "middle",
            "frame": .object(["height": .number(titleHeight), "alignment": "leading"]),
        ])
    }

    private static func cell(_ entry: ContactSheet.Entry, _ number: Int) -> JSONValue {
        let picture: JSONValue = .object([
            "image": .object(["source": .string("\(number)"), "fit": "stretch"]),
            "frame": .object([
                "width": .number(entry.size.width), "height": .number(entry.size.height),
            ]),
            "clip": .object(["cornerRadius": .number(corner(of: entry))]),
            "cornerRadius": .number(corner(of: entry)),
            "stroke": .object([
                "paint": .object(["color": "primary", "opacity": .number(0.16)]), "width": "hairline",
                "position": "outside",
            ]),
        ])
        let caption: JSONValue = .object([
            "text": .string(entry.caption), "font": .object(["size": 13, "weight": "medium"]),
            "foreground": "secondary", "lineLimit": 1, "truncation": "middle",
            "frame": .object(["width": .number(cellWidth(entry)), "height": .number(captionHeight)]),
        ])
        var cell = stack("vstack", [picture, caption], captionGap, "center")
        if case .object(var members) = cell {
            members["frame"] = .object(["width": .number(cellWidth(entry))])
            cell = .object(members)
        }
        return cell
    }

    private static func corner(of entry: ContactSheet.Entry) -> Double {
        entry.cornerRadius > 0 ? entry.cornerRadius : min(8, min(entry.size.width, entry.size.height) / 8)
    }

    /// As wide as its picture, or else as most captions are.
    private static func cellWidth(_ entry: ContactSheet.Entry) -> Double {
        max(entry.size.width.rounded(.up), min(Double(entry.caption.count) * 7 + 8, 260))
    }

    private static func rows(
        of section: ContactSheet.Section, within width: Double, from first: Int
    ) -> [Row] {
        var rows: [Row] = []
        var taken = 0.0
        for (index, entry) in section.entries.enumerated() {
            let next = taken + gap + cellWidth(entry)
            if rows.isEmpty || next > width {
                rows.append([])
                taken = cellWidth(entry)
            } else {
                taken = next
            }
            rows[rows.count - 1].append((first + index, entry))
        }
        return rows
    }

    private static func size(_ sections: [ContactSheet.Section], _ width: Double) -> Size {
        var height = sectionGap * Double(sections.count - 1)
        var widest = 320.0
        for section in sections {
            let rows = rows(of: section, within: width, from: 0)
            height += titleHeight + titleGap + gap * Double(rows.count - 1)
            for row in rows {
                height += (row.map(\.entry.size.height).max() ?? 0).rounded(.up) + captionGap + captionHeight
                let cells = row.map { cellWidth($0.entry) }.reduce(0, +)
                widest = max(widest, cells + gap * Double(row.count - 1))
            }
        }
        return Size(widest + 2 * margin, height + 2 * margin)
    }

    /// How far a page is from a good shape, and how much of its last rows is empty: the less the better.
    private static func score(_ sections: [ContactSheet.Section], _ width: Double) -> Double {
        let size = size(sections, width)
        let ratio = size.width / size.height / shape
        var empty = 0.0
        for section in sections {
            let rows = rows(of: section, within: width, from: 0)
            if rows.count > 1, let first = rows.first, let last = rows.last {
                empty += Double(first.count - last.count) / Double(first.count)
            }
        }
        return max(ratio, 1 / ratio) - 1 + 0.4 * empty / Double(sections.count)
    }
}
