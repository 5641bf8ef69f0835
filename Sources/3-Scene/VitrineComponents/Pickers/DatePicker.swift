import VitrineColor
import VitrineControls
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineStyle

/// A builder of date pickers.
struct DatePicker {
    let picker: DatePickerNode.Properties
    let kit: ComponentKit

    private var language: String { kit.context.inherited.language }
    private var names: CalendarNames { .named(language) }
    private var format: DateFormat { .named(language) }

    func element(_ modifiers: inout Modifiers) -> any Element {
        let isInList = kit.context.surroundings.isInList
        switch picker.style {
        case .compact:
            guard isInList else { return kit.labeledRow(capsules, picker.label, icon: picker.icon) }
            let row = RowNode.Properties(title: picker.label, icon: picker.icon)
            let element = ListRow(row, kit, end: capsules).element(own: modifiers.padding)
            modifiers.padding = nil
            return element
        case .graphical: return inset(month, modifiers)
        case .wheel: return inset(kit.labeledRow(wheel, picker.label, icon: picker.icon), modifiers)
        }
    }

    /// Returns the element with the insets of a row, if it is one.
    private func inset(_ element: any Element, _ modifiers: Modifiers) -> any Element {
        guard modifiers.padding == nil, kit.context.surroundings.isInList,
            let insets = RowMetrics(kit).nodeInsets
        else { return element }
        return kit.padded(element, insets)
    }

    // MARK: Compact

    /// The day and the time on grey: 34 points high with corners of 6, a capsule since release 26. Our own,
    /// after UIDatePicker.
    private var capsules: any Element {
        var parts: [any Element] = []
        if let date = picker.date { parts.append(capsule(format.text(of: date))) }
        if let time = picker.time { parts.append(capsule(format.text(of: time))) }
        return kit.row(6, parts)
    }

    private func capsule(_ text: String) -> any Element {
        let paint = picker.state == .pressed ? kit.tint(picker.tint) : kit.label(.primary)
        let content = kit.framed(
            kit.padded(kit.text(text, .body, paint, digits: true), horizontal: 11),
            height: max(34, kit.scaled(22) + 12))
        return kit.surface(
            content, kit.hasGlass ? .capsule : kit.rounded(6),
            Decoration(fills: [.color(kit.fill("tertiaryFill"))], strokes: kit.contrastBorder))
    }

    // MARK: Month

    private var month: any Element {
        var lines: [any Element] = []
        if let date = picker.date {
            let grid = MonthGrid(
                date: date, today: picker.today, names: names,
                firstWeekday: picker.firstWeekday ?? names.firstWeekday,
                tint: picker.tint ?? kit.environment.accent, kit: kit)
            lines.append(grid.element)
        }
        if let time = picker.time { lines.append(kit.filling(capsule(format.text(of: time)), .trailingEdge)) }
        return kit.column(8, .leading, lines)
    }

    // MARK: Wheel

    private var wheel: any Element {
        var columns = picker.date.map(dayColumns) ?? []
        if let time = picker.time { columns += timeColumns(time) }
        return Wheel(columns: columns, kit: kit).element
    }

    private func dayColumns(_ date: CalendarDate) -> [Wheel.Column] {
        let (year, month, day) = date.civil
        // Years and days of a language that puts the year first have words of their own.
        let (years, days) = names.yearFirst ? ("年", "日") : ("", "")
        return format.order.map { part in
            switch part {
            case .year:
                let first = max(year - 5, 1)
                let texts = (first...year + 5).map { "\($0)\(years)" }
                return Wheel.Column(texts: texts, selection: Double(year - first), alignment: .trailing)
            case .month:
                return Wheel.Column(
                    texts: names.months, selection: Double(month - 1), wraps: true, alignment: .leading)
            case .day:
                return Wheel.Column(
                    texts: (1...31).map { "\($0)\(days)" }, selection: Double(day - 1), wraps: true,
                    alignment: .trailing)
            }
        }
    }

    private func timeColumns(_ time: ClockTime) -> [Wheel.Column] {
        let minutes = Wheel.Column(
            texts: (0..<60).map { $0 < 10 ? "0\($0)" : "\($0)" }, selection: Double(time.minute), wraps: true)
        guard format.hasHalfDays else {
            let hours = (0..<24).map { $0 < 10 ? "0\($0)" : "\($0)" }
            return [Wheel.Column(texts: hours, selection: Double(time.hour), wraps: true), minutes]
        }
        let hours = [12] + Array(1...11)
        return [
            Wheel.Column(
                texts: hours.map { "\($0)" }, selection: Double(time.hour % 12), wraps: true,
                alignment: .trailing), minutes,
            Wheel.Column(texts: ["AM", "PM"], selection: time.isMorning ? 0 : 1),
        ]
    }
}
