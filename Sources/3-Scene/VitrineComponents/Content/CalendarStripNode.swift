import VitrineColor
import VitrineControls
import VitrineJSON
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource

/// Days in a row, one of which is selected.
enum CalendarStripNode: NodeKind {
    enum Names: String, Sendable, CaseIterable { case short, letter, none }
    enum Selection: String, Sendable, CaseIterable {
        /// The mark is behind the number.
        case circle
        /// The mark is behind the name and the number.
        case capsule
    }

    struct Properties: Sendable {
        var start: CalendarDate?
        var days = 7
        var week = false
        var firstWeekday: Int?
        var selected: Double?
        var today: CalendarDate?
        var marks: [CalendarMark] = []
        var names = Names.short
        var selection = Selection.capsule
        var heading = false
        var glass = true
        var tint: Color?
    }

    static let name = "calendarStrip"
    static let summary =
        "Days in a row, with their names, marks and a selection that may be between two of them."
    static let isVibrant = false

    private static let fields: [Field<Properties>] = [
        Field("start", .date, required: true, "the first day, such as 2026-03-09") { $0.start = $1 },
        Field("days", .integer(1...31), "the number of days. Default: 7") { $0.days = $1 },
        Field("week", .bool, "begins at the start of the week of the first day") { $0.week = $1 },
        Field(
            "firstWeekday", CalendarDate.weekday,
            "the first day of the week. Default: that of the language"
        ) { $0.firstWeekday = $1 },
        Field("selected", .number(0...30), "the index of the selected day, from 0; 2.4 is between two days") {
            $0.selected = $1
        },
        Field("today", .date, "the day whose number has the tint") { $0.today = $1 },
        Field(
            "marks", CalendarMark.list, "dots below days"
        ) { $0.marks = $1 },
        Field("names", .cases("a form of names"), "short, letter or none") { $0.names = $1 },
        Field("selection", .cases("a selection"), "capsule or circle. Default: capsule") {
            $0.selection = $1
        },
        Field("heading", .bool, "shows the month and the year above the days") { $0.heading = $1 },
        Field("glass", .bool, "selects with glass where the system has it. Default: true") {
            $0.glass = $1
        },
        Field("tint", .color, "the colour of the selection. Default: `accent`") { $0.tint = $1 },
    ]

    static let payload = Codec<Properties>.record(.calendarStrip, from: Properties(), fields)

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        if let selected = payload.selected, selected > Double(payload.days - 1) {
            context.reader.report(
                .outOfRange("day \(PrintedText.number(selected))", allowed: "0 to \(payload.days - 1)"),
                at: context.source.mark)
        }
        if payload.names != .none || payload.heading {
            CalendarLanguage.warn(of: context, on: "the names of a calendar strip")
        }
        let calendar = CalendarLanguage.named(context.inherited.language)
        var first = payload.start ?? CalendarDate(number: 0)
        if payload.week {
            first = first.adding(-((first.weekday - (payload.firstWeekday ?? calendar.firstWeekday) + 7) % 7))
        }
        return CalendarStrip(strip: payload, first: first, language: calendar, kit: context.kit)
            .element
    }
}

extension Noun {
    package static let calendarStrip: Noun = "a calendar strip"
}
