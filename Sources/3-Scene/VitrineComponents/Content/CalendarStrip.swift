import VitrineColor
import VitrineControls
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// A builder of calendar strips. Measures in points are our own, based on the week view of the system's
/// calendar: touch targets of 44, and numbers of 17 in circles of 36.
struct CalendarStrip {
    let strip: CalendarStripNode.Properties
    let first: CalendarDate
    let language: CalendarLanguage
    let kit: ComponentKit

    private var tint: Color { strip.tint ?? kit.environment.accent }
    private var circle: Double { kit.scaled(36) }
    private var hasMarks: Bool { strip.marks.contains { $0.dots > 0 } }

    var element: any Element {
        let cells = (0..<strip.days).map { part($0).cell($0, isOver: false) }
        let lit = (0..<strip.days).filter { closeness($0) > 0 }
        let row = CalendarRowElement(
            source: kit.source, cells: cells, lit: lit, litCells: lit.map { hidden.cell($0, isOver: true) },
            thumb: thumb, shape: strip.selection == .circle ? .circle : .capsule, selected: strip.selected,
            inset: strip.selection == .circle
                ? Insets(top: namesHeight, left: 0, bottom: dotsHeight, right: 0) : .zero,
            isRound: strip.selection == .circle)
        guard strip.heading else { return row }
        let middle = first.adding(strip.days / 2).civil
        let title = kit.filling(
            kit.text(language.heading(year: middle.year, month: middle.month), .headline), .leadingEdge)
        return kit.column(10, .leading, [kit.padded(title, horizontal: 8), row])
    }

    /// Returns the strip with the building blocks of a day.
    private func part(_ index: Int) -> CalendarStrip {
        let day = first.adding(index)
        var properties = AccessibilityProperties(
            label: "\(language.days[day.weekday]) \(day.civil.day)", traits: .isButton, children: .ignore)
        if closeness(index) > 0.5 { properties.traits.insert(.isSelected) }
        if strip.marks.contains(where: { $0.day == day && $0.isDone }) { properties.value = "done" }
        return with(properties)
    }

    /// The strip for what is drawn twice.
    private var hidden: CalendarStrip {
        var properties = AccessibilityProperties()
        properties.isHidden = true
        return with(properties)
    }

    private func with(_ properties: AccessibilityProperties) -> CalendarStrip {
        CalendarStrip(strip: strip, first: first, language: language, kit: kit.part(properties))
    }

    private var namesHeight: Double { strip.names == .none ? 0 : kit.scaled(20) }
    private var dotsHeight: Double { hasMarks ? 10 : 0 }

    /// Returns the degree to which a day is selected, 0...1.
    private func closeness(_ index: Int) -> Double {
        strip.selected.map { max(1 - abs($0 - Double(index)), 0) } ?? 0
    }

    /// Returns a day as it looks on the mark of the selected one or beside it.
    private func cell(_ index: Int, isOver: Bool) -> any Element {
        let day = first.adding(index)
        let marks = strip.marks.filter { $0.day == day }
        let onTint = LabelColor.on(tint)
        let isToday = day == strip.today
        var column: [any Element] = []
        if strip.names != .none {
            let name = strip.names == .short ? language.days[day.weekday] : language.letters[day.weekday]
            let paint: PaintSpec =
                isOver && strip.selection == .capsule
                ? .color(onTint.opacity(0.85)) : isToday ? .color(tint) : kit.label(.secondary)
            column.append(
                kit.framed(
                    kit.text(name, .caption, points: 12, weight: 500, paint), height: namesHeight))
        }
        let paint: PaintSpec = isOver ? .color(onTint) : isToday ? .color(tint) : kit.label(.primary)
        var number = kit.framed(
            kit.text(language.number(day.civil.day), .body, weight: isOver || isToday ? 600 : 400, paint),
            width: circle, height: circle)
        let ring = CalendarMark.ring(of: marks, kit) { ($0.color ?? tint).opacity(isOver ? 0 : 1) }
        if let ring { number = kit.overlaid(number, [kit.padded(ring, horizontal: 2, vertical: 2)]) }
        column.append(number)
        if hasMarks {
            let dots = CalendarMark.dots(of: marks, kit) { mark in
                isOver && strip.selection == .capsule ? onTint : mark.color ?? tint
            }
            column.append(kit.framed(dots, height: dotsHeight))
        }
        let stack = kit.column(0, .center, column)
        return kit.filling(
            kit.padded(stack, vertical: strip.selection == .capsule ? 6 : 2))
    }

    private var thumb: any Element {
        let shape: Shape = strip.selection == .circle ? .circle : .capsule
        guard kit.hasGlass, strip.glass else { return kit.shape(shape, .color(tint)) }
        let spec = GlassSpec(style: .prominent, tint: GlassTint(tint.opacity(GlassPresets.prominentOpacity)))
        return ShapeElement(
            source: kit.source, name: "shape", shape: shape, decoration: kit.glass(spec))
    }
}
