import VitrineColor
import VitrineControls
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A choice of a day, a time or both.
enum DatePickerNode: NodeKind {
    /// SwiftUI's styles of date pickers.
    enum Style: String, Sendable, CaseIterable {
        /// The day and the time on grey, as they open a calendar.
        case compact
        /// A month.
        case graphical
        /// Wheels.
        case wheel

        /// All styles by name, including SwiftUI's name for its default.
        static let named = allCases.map { ($0.rawValue, $0) } + [("automatic", compact)]
    }

    struct Properties: Sendable {
        var label: String?
        var icon: Symbol?
        var date: CalendarDate?
        var time: ClockTime?
        var today: CalendarDate?
        var firstWeekday: Int?
        var marks: [CalendarMark] = []
        var heading = true
        var style = Style.compact
        var state = InteractionState.rest
        var tint: Color?
    }

    static let name = "datePicker"
    static let valueKey: String? = "date"
    static let summary = "A choice of a day, a time or both; a day such as 2026-11-28 is its value."
    static let isVibrant = false
    static let hasRowInsets = true

    static let unusedKeys = [
        UnusedKey(
            "today", where: "style", isOneOf: ["compact", "wheel"], byDefault: true, because: Self.noMonth),
        UnusedKey(
            "firstWeekday", where: "style", isOneOf: ["compact", "wheel"], byDefault: true,
            because: Self.noMonth),
        UnusedKey(
            "marks", where: "style", isOneOf: ["compact", "wheel"], byDefault: true, because: Self.noMonth),
        UnusedKey(
            "heading", where: "style", isOneOf: ["compact", "wheel"], byDefault: true, because: Self.noMonth),
        UnusedKey(
            "label", where: "style", isOneOf: ["graphical"], because: "this style shows its month alone"),
        UnusedKey(
            "icon", where: "style", isOneOf: ["graphical"], because: "this style shows its month alone"),
    ]
    private static let noMonth = "this style shows no month"

    static let payload = Codec<Properties>.either(
        .record(
            .datePicker, from: Properties(),
            [
                Field("label", .text, "what is chosen") { $0.label = $1 },
                Field("icon", .icon, "a symbol before it") { $0.icon = $1 },
                Field("date", .date, "the day, such as 2026-11-28") { $0.date = $1 },
                Field("time", .clockTime, "the time, such as \"9:41\"") { $0.time = $1 },
                Field("today", .date, "the day whose number has the tint") { $0.today = $1 },
                Field(
                    "firstWeekday", CalendarDate.weekday,
                    "the first day of the week. Default: that of the language"
                ) { $0.firstWeekday = $1 },
                Field("marks", CalendarMark.list, "dots below days and rings around them, in a month") {
                    $0.marks = $1
                },
                Field(
                    "heading", .bool, "shows the month's name and arrows above its days. Default: true"
                ) { $0.heading = $1 },
                Field(
                    "style", .choice(.datePickerStyle, Style.named),
                    "compact, graphical or wheel. Default: compact"
                ) { $0.style = $1 },
                Field(
                    "state", .cases("a date picker's state"),
                    "\(InteractionState.doc); pressed is one that is open"
                ) { $0.state = $1 },
                Field("tint", .color, "its own colour. Default: `accent`") { $0.tint = $1 },
            ]), when: \.isMapping, or: Codec<CalendarDate>.date.map { Properties(date: $0) })

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        payload.style == .compact
            ? AccessibilityProperties(traits: .isButton, children: .combine)
            : AccessibilityProperties(
                label: payload.label ?? "Date", traits: .isAdjustable, children: .ignore)
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        payload.state.apply(to: &modifiers)
        let isLikelyTypo = context.reader.isLikelyTypo("date", on: .datePicker, from: context.source.mark)
        // A day that could not be read has been reported.
        if payload.date == nil, payload.time == nil, !isLikelyTypo, context.reader.problems.isEmpty {
            context.reader.report(
                .missingAnyKey(of: ["date", "time"], on: .datePicker), at: context.source.mark)
        }
        if payload.style == .graphical, let month = payload.date?.civil {
            for mark in payload.marks {
                guard let day = mark.day?.civil, let place = mark.mark,
                    (day.year, day.month) != (month.year, month.month)
                else { continue }
                context.reader.warn(
                    .unusedKey,
                    .noEffect(noun: "a mark", on: .datePicker, because: "its day is in another month"),
                    at: place)
            }
        }
        if payload.date != nil { CalendarLanguage.warn(of: context, on: "the names of a date picker") }
        return DatePicker(picker: payload, kit: context.kit).element(&modifiers)
    }
}

extension Noun {
    package static let datePicker: Noun = "a date picker"
    package static let datePickerStyle: Noun = "a date picker style"
}
