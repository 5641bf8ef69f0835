import VitrineColor
import VitrineControls
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineStyle

/// The days of a month in weeks, one of them selected, below its name and arrows.
///
/// Our own measures, after UIDatePicker's: rows of 44 points, discs of 44, numbers of 20, and names of days
/// of 13. Rows keep their height, so that texts stop growing where numbers of two digits fill their discs.
struct MonthGrid {
    let date: CalendarDate
    let today: CalendarDate?
    let language: CalendarLanguage
    let firstWeekday: Int
    let marks: [CalendarMark]
    let hasHeading: Bool
    let tint: Color
    let kit: ComponentKit

    private static let row = 44.0
    /// The text size at which texts stop growing: numbers are then 26.
    static let largestType = DynamicTypeSize.xxxLarge

    var element: any Element { kit.column(0, .leading, (hasHeading ? [heading] : []) + [weekdays] + weeks) }

    private var heading: any Element {
        let (year, month, _) = date.civil
        let isForward = kit.environment.layoutDirection == .leftToRight
        let (back, forward) =
            isForward ? ("chevron.left", "chevron.right") : ("chevron.right", "chevron.left")
        let paint = PaintSpec.color(tint)
        let title = kit.row(
            4,
            [
                kit.text(language.heading(year: year, month: month), .headline),
                kit.icon(forward, points: 13, weight: 600, paint),
            ])
        let arrows = kit.row(
            22,
            [
                kit.icon(back, points: 19, weight: 500, paint),
                kit.icon(forward, points: 19, weight: 500, paint),
            ])
        return kit.framed(
            kit.padded(kit.row(8, [title, kit.spacer(8), arrows]), horizontal: 10), minHeight: Self.row)
    }

    private var weekdays: any Element {
        let order = (0..<7).map { (firstWeekday + $0) % 7 }
        func texts(_ names: [String]) -> [any Element] {
            order.map { day in
                kit.text(
                    names[day].uppercased(), .footnote, points: 13, weight: 600, kit.label(.tertiary))
            }
        }
        func row(_ texts: [any Element]) -> any Element { kit.row(0, texts.map { kit.filling($0) }) }
        let names = texts(language.days)
        let fitting = kit.equalParts(0, row(names), of: names, else: row(texts(language.letters)))
        return kit.framed(fitting, minHeight: 20)
    }

    private var weeks: [any Element] {
        let (_, month, day) = date.civil
        let first = date.adding(1 - day)
        let start = first.adding(-((first.weekday - firstWeekday + 7) % 7))
        return (0..<6).compactMap { week in
            let days = (0..<7).map { start.adding(7 * week + $0) }
            guard days.contains(where: { $0.civil.month == month }) else { return nil }
            return kit.row(0, days.map { $0.civil.month == month ? cell($0) : kit.filling(kit.empty) })
        }
    }

    private func cell(_ day: CalendarDate) -> any Element {
        let isSelected = day == date
        let isToday = day == today
        let onTint = isSelected && isToday
        let paint: PaintSpec =
            onTint ? .color(LabelColor.on(tint)) : isSelected || isToday ? .color(tint) : kit.label(.primary)
        let number = kit.text(
            language.number(day.civil.day), .title3, points: 20, weight: isSelected ? 600 : 400, paint)
        var layers: [any Element] = [number]
        if isSelected { layers.insert(disc(onTint ? tint : tint.opacity(0.16)), at: 0) }
        let marks = marks.filter { $0.day == day }
        if !marks.isEmpty {
            func color(_ mark: CalendarMark) -> Color { onTint ? LabelColor.on(tint) : mark.color ?? tint }
            let ring = CalendarMark.ring(of: marks, kit, color: color)
            layers += ring.map { [kit.framed($0, width: Self.row - 4, height: Self.row - 4)] } ?? []
            let dots = kit.padded(
                CalendarMark.dots(of: marks, kit, color: color),
                Insets(top: 0, left: 0, bottom: 4, right: 0))
            layers.append(kit.framed(dots, height: Self.row, .bottomEdge))
        }
        return kit.filling(layers.count == 1 ? number : kit.layers(layers), minHeight: Self.row)
    }

    private func disc(_ color: Color) -> any Element {
        kit.framed(kit.shape(.circle, .color(color)), width: Self.row, height: Self.row)
    }
}
