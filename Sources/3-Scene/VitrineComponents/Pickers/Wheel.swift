import VitrineControls
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineStyle

/// Columns of texts on a wheel that turns about a level axis.
///
/// The height of 216 points is UIPickerView's. Our own: rows of 32 in the middle, which a turn of 18 degrees
/// moves on, texts of 21, the band behind the selected row, and how the others fade. Larger texts have larger
/// and fewer rows; where columns are too narrow for them, they shrink.
struct Wheel {
    struct Column {
        var texts: [String]
        /// Symbols before the texts, as far as there are any.
        var icons: [Symbol?] = []
        /// The index of the row in the middle, which may lie between two.
        var selection: Double
        /// `true` if the last row is followed by the first.
        var wraps = false
        var alignment = HorizontalAlignment.center
    }

    let columns: [Column]
    let kit: ComponentKit

    private static let height = 216.0
    private static let radius = 32 / (18 * Double.pi / 180)
    private static let points = 21.0
    /// How much larger texts are than at the usual size; smaller ones have the same rows.
    private var growth: Double { max(kit.scaled(Self.points) / Self.points, 1) }
    private var row: Double { 32 * growth }
    private var turn: Double { 18 * growth }
    /// The angle beyond which rows are too narrow to show.
    private static let limit = 80.0
    /// The space between columns.
    private static let spacing = 22.0

    var element: any Element {
        let shape = kit.hasGlass ? Shape.capsule : kit.rounded(8)
        let band = kit.padded(
            kit.framed(kit.shape(shape, .color(kit.fill("tertiaryFill"))), height: row + 2),
            horizontal: 8)
        let columns = self.columns.map(column)
        let all = columns.count == 1 ? columns[0] : kit.row(Self.spacing, columns)
        return EffectElement(
            content: kit.framed(kit.filling(kit.layers([band, all])), height: Self.height), clip: .rectangle)
    }

    private func column(_ column: Column) -> any Element {
        let reach = Int(Self.limit / turn) + 1
        let middle = Int(column.selection.rounded())
        let alignment = Alignment(column.alignment, .center)
        let rows = (middle - reach...middle + reach).compactMap { index -> (any Element)? in
            let degrees = (Double(index) - column.selection) * turn
            guard abs(degrees) < Self.limit, let label = label(column, at: index, degrees) else { return nil }
            return label
        }
        return kit.framed(kit.layers(alignment, rows), height: Self.height, alignment)
    }

    /// Returns the row with an index at its angle; `nil` if there is none.
    private func label(_ column: Column, at index: Int, _ degrees: Double) -> (any Element)? {
        let count = column.texts.count
        guard count > 0 else { return nil }
        let place = column.wraps ? ((index % count) + count) % count : index
        guard column.texts.indices.contains(place) else { return nil }
        let angle = ExactMath.sinCos(degrees: degrees)
        let isSelected = abs(degrees) <= turn / 2
        let paint = kit.label(isSelected ? .primary : .secondary)
        var context = kit.context
        context.inherited.minimumScaleFactor = 0.5
        let text = context.kit.text(column.texts[place], .title3, points: Self.points, paint, digits: true)
        let icon = column.icons.indices.contains(place) ? column.icons[place] : nil
        let content =
            icon.map { kit.row(8, [kit.icon($0, .title3, points: Self.points, paint), text]) } ?? text
        let faded = kit.faded(
            kit.framed(content, height: row), isSelected ? 1 : angle.cosine * angle.cosine)
        return OffsetElement(
            content: TransformElement.scale(faded, Point(1, angle.cosine), anchor: Point(0.5, 0.5)),
            offset: Point(0, Self.radius * angle.sine))
    }
}
