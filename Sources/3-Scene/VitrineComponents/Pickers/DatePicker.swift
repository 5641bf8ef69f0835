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

    private var language: CalendarLanguage { .named(kit.context.inherited.language) }

    func element(_ modifiers: inout Modifiers) -> any Element {
        let isInList = kit.context.surroundings.isInList
        switch picker.style {
        case .compact:
            guard isInList else { return kit.labeledRow(capsules, picker.label, icon: picker.icon) }
            let row = RowNode.Properties(title: picker.label, icon: picker.icon)
            let element = ListRow(row, kit, control: capsules).element(own: modifiers.padding)
            modifiers.padding = nil
            return element
        case .graphical: return inset(month, modifiers)
        case .wheel: return inset(kit.labeledWheel(wheel, picker.label, icon: picker.icon), modifiers)
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
        if let date = picker.date { parts.append(capsule(language.text(of: date))) }
        if let time = picker.time { parts.append(capsule(language.text(of: time))) }
        // A date is never cut: what stands beside it yields, and it goes below where the two need more room.
        func whole(_ content: any Element) -> any Element {
            FixedSizeElement(content: content, axes: [.horizontal])
        }
        let line = whole(kit.row(6, parts))
        guard parts.count > 1, kit.type.isAccessibility else { return line }
        return ViewThatFitsElement(
            source: kit.source, axes: [.horizontal], children: [line, whole(kit.column(6, .leading, parts))])
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
            let grid = kit.context.atTextSize(min(kit.type, MonthGrid.largestType)) {
                MonthGrid(
                    date: date, today: picker.today, language: language,
                    firstWeekday: picker.firstWeekday ?? language.firstWeekday, marks: picker.marks,
                    hasHeading: picker.heading, tint: picker.tint ?? kit.environment.accent, kit: $0.kit
                ).element
            }
            lines.append(grid)
        }
        if let time = picker.time {
            lines.append(kit.filling(capsule(language.text(of: time)), .trailingEdge))
        }
        return kit.column(8, .leading, lines)
    }

    // MARK: Wheel

    private var wheel: any Element {
        var columns: [Wheel.Column] = []
        // Beside a time, UIDatePicker's days are one column without years.
        if let date = picker.date { columns += picker.time == nil ? dayColumns(date) : [days(around: date)] }
        if let time = picker.time { columns += timeColumns(time) }
        return Wheel(columns: columns, kit: kit).element
    }

    private func days(around date: CalendarDate) -> Wheel.Column {
        let reach = 7
        let texts = (-reach...reach).map { distance in
            let day = date.adding(distance)
            return language.text(weekday: day.weekday, day: day.civil.day, month: day.civil.month)
        }
        return Wheel.Column(texts: texts, selection: Double(reach), alignment: .trailing)
    }

    private func dayColumns(_ date: CalendarDate) -> [Wheel.Column] {
        let (year, month, day) = date.civil
        return language.order.map { part in
            switch part {
            case .year:
                let first = max(year - 5, 1)
                let texts = (first...year + 5).map { language.number($0) + language.suffix(of: .year) }
                return Wheel.Column(texts: texts, selection: Double(year - first), alignment: .trailing)
            case .month:
                return Wheel.Column(
                    texts: language.months, selection: Double(month - 1), wraps: true, alignment: .leading)
            case .day:
                return Wheel.Column(
                    texts: (1...31).map { language.number($0) + language.suffix(of: .day) },
                    selection: Double(day - 1), wraps: true,
                    alignment: .trailing)
            }
        }
    }

    private func timeColumns(_ time: ClockTime) -> [Wheel.Column] {
        let minutes = Wheel.Column(
            texts: (0..<60).map { language.number($0, places: 2) }, selection: Double(time.minute),
            wraps: true)
        guard language.hasHalfDays else {
            let places = language.padsHours ? 2 : 1
            let hours = (0..<24).map { language.number($0, places: places) }
            return [Wheel.Column(texts: hours, selection: Double(time.hour), wraps: true), minutes]
        }
        let hours = ([12] + Array(1...11)).map { language.number($0) }
        let clock = [
            Wheel.Column(
                texts: hours, selection: Double(time.hour % 12), wraps: true, alignment: .trailing), minutes,
        ]
        let halves = Wheel.Column(texts: language.halves, selection: time.isMorning ? 0 : 1)
        return language.startsWithHalf ? [halves] + clock : clock + [halves]
    }
}
