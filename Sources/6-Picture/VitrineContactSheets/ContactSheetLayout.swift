import VitrineGeometry
import VitrineJSON
import VitrineStyle

/// The arrangement of pictures on a contact sheet.
///
/// Each section is broken into rows such that the page as a whole has a good shape.
struct ContactSheetLayout {
    private typealias Row = [(number: Int, entry: ContactSheet.Entry)]

    /// The rule by which rows are broken.
    private struct Breaks {
        var width = 0.0
        /// `true` if each group of pictures, such as all dark ones, begins a new row.
        var betweenGroups = false
    }

    private let sections: [ContactSheet.Section]
    private let breaks: Breaks
    private let metrics: ContactSheetMetrics

    /// The preferred ratio of width to height, for a page that is viewed on a screen.
    private static let targetAspectRatio = 1.5

    init(_ sections: [ContactSheet.Section]) {
        self.sections = sections
        metrics = ContactSheetMetrics(sections)
        // Only the widths that a whole number of a section's pictures takes can be the best one.
        var widths: Set<Double> = []
        for section in sections {
            var width = -metrics.gap
            for entry in section.entries.prefix(32) {
                width += metrics.cellWidth(of: entry) + metrics.gap
                widths.insert(width)
            }
        }
        var best: (breaks: Breaks, score: Double) = (Breaks(), .infinity)
        for width in widths.sorted() {
            for betweenGroups in [true, false] {
                let breaks = Breaks(width: width, betweenGroups: betweenGroups)
                let score = Self.score(sections, breaks, metrics)
                if score < best.score { best = (breaks, score) }
            }
        }
        breaks = best.breaks
    }

    /// The size of the page, in points.
    var size: Size { Self.size(sections, breaks, metrics) }

    /// Returns the source text of the page as a scene.
    func text(scale: Double, appearance: Appearance) -> String {
        var number = 0
        var blocks: [JSONValue] = []
        for section in sections {
            let rows = Self.rows(of: section, breaks, metrics, from: number).map { row in
                metrics.stack(
                    "hstack", children: row.map { metrics.cell($0.entry, $0.number) }, spacing: metrics.gap,
                    alignment: "top")
            }
            number += section.entries.count
            let pictures = metrics.stack(
                "vstack", children: rows, spacing: metrics.gap, alignment: "leading")
            let curve = section.curve.map { curve in
                metrics.plot(curve, width: size.width - 2 * metrics.margin)
            }
            blocks.append(
                metrics.stack(
                    "vstack", children: [metrics.heading(section), pictures] + (curve.map { [$0] } ?? []),
                    spacing: metrics.titleGap, alignment: "leading"))
        }
        return metrics.page(blocks, size: size, scale: scale, appearance: appearance)
    }

    private static func rows(
        of section: ContactSheet.Section, _ breaks: Breaks, _ metrics: ContactSheetMetrics, from first: Int
    ) -> [Row] {
        var rows: [Row] = []
        var taken = 0.0
        for (index, entry) in section.entries.enumerated() {
            let next = taken + metrics.gap + metrics.cellWidth(of: entry)
            let isOther = index > 0 && section.entries[index - 1].group != entry.group
            if rows.isEmpty || next > breaks.width || (breaks.betweenGroups && isOther) {
                rows.append([])
                taken = metrics.cellWidth(of: entry)
            } else {
                taken = next
            }
            rows[rows.count - 1].append((first + index, entry))
        }
        return rows
    }

    private static func width(_ row: Row, _ metrics: ContactSheetMetrics) -> Double {
        row.reduce(-metrics.gap) { $0 + metrics.cellWidth(of: $1.entry) + metrics.gap }
    }

    private static func size(
        _ sections: [ContactSheet.Section], _ breaks: Breaks, _ metrics: ContactSheetMetrics
    ) -> Size {
        var height = metrics.sectionGap * Double(sections.count - 1)
        var widest = metrics.minWidth
        for section in sections {
            let rows = rows(of: section, breaks, metrics, from: 0)
            height += metrics.titleHeight + metrics.titleGap + metrics.gap * Double(rows.count - 1)
            if section.curve != nil { height += metrics.titleGap + metrics.plotHeight }
            for row in rows {
                height += row.map { metrics.cellHeight(of: $0.entry) }.max() ?? 0
                widest = max(widest, width(row, metrics))
            }
        }
        return Size(widest + 2 * metrics.margin, height + 2 * metrics.margin)
    }

    /// Returns a penalty for a bad shape and for empty space: lower is better. Rows that begin where groups
    /// begin are easier to compare.
    private static func score(
        _ sections: [ContactSheet.Section], _ breaks: Breaks, _ metrics: ContactSheetMetrics
    ) -> Double {
        let size = size(sections, breaks, metrics)
        let ratio = size.width / size.height / targetAspectRatio
        let filled = sections.flatMap(\.entries).reduce(0) {
            $0 + metrics.cellWidth(of: $1) * metrics.cellHeight(of: $1)
        }
        return 0.5 * max(ratio, 1 / ratio) + 2 * (1 - filled / (size.width * size.height))
            - (breaks.betweenGroups ? 0.1 : 0)
    }
}
