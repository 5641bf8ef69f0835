import Testing
import VitrineSource
import VitrineTestSupport
import VitrineText

@testable import VitrineComponents
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineStyle

@Suite("Pickers show what is chosen, in SwiftUI's styles and in the language of the scene")
struct PickerTests {
    private struct Found {
        var texts: [(string: String, frame: Rect)] = []
        var icons: [String] = []
        var frames: [(label: String, frame: Rect)] = []

        var strings: [String] { texts.map(\.string) }
        func frame(of text: String) -> Rect? { texts.first { $0.string == text }?.frame }
    }

    private func found(
        _ node: String, language: String = "en", options: SceneOptions = SceneOptions()
    ) throws -> Found {
        let scene =
            SceneText.lines(
                "  - \(node)\n    language: \(language)", canvas: "{ width: 400, height: 800, scale: 2 }")
        var found = Found()
        func walk(_ placed: PlacedElement) {
            found.frames.append((placed.element.label, placed.frame))
            if let text = placed.element as? TextElement {
                found.texts.append((text.content.string, placed.frame))
            }
            if let icon = placed.element as? IconElement { found.icons.append(icon.symbol.name) }
            placed.children.forEach(walk)
        }
        walk(try SceneRun.laidOut(scene, options: options).root)
        return found
    }

    private static let sizes = "label: Size, options: [Small, Medium, Large], selection: 1"

    @Test(arguments: [
        ("menu", ["Size", "Medium"], ["chevron.up.chevron.down"]),
        ("navigationLink", ["Size", "Medium"], ["chevron.right"]),
        ("wheel", ["Size", "Small", "Medium", "Large"], []),
    ])
    func stylesShowTheOption(_ style: String, _ texts: [String], _ icons: [String]) throws {
        let found = try found("picker: { \(Self.sizes), style: \(style) }")
        #expect(found.strings == texts)
        #expect(found.icons == icons)
    }

    /// The title of a row yields to a date, which is never cut; at accessibility sizes the date is below.
    @Test(arguments: [("en", "Nov 28, 2026", "9:41 AM"), ("de", "28. Nov. 2026", "09:41")])
    func datesInRowsAreWhole(_ language: String, _ day: String, _ time: String) throws {
        let picker = "datePicker: { label: Starts and goes on for long, date: 2026-11-28, time: \"9:41\" }"
        let found = try found("list: [{ \(picker) }]", language: language)
        let (first, second) = (try #require(found.frame(of: day)), try #require(found.frame(of: time)))
        #expect(first.maxX < second.minX && second.maxX < 380 && first.height < 30)
        var options = SceneOptions()
        options.dynamicType = .accessibility2
        let large = try self.found("list: [{ \(picker) }]", language: language, options: options)
        let title = try #require(large.frame(of: "Starts and goes on for long"))
        let below = try #require(large.frame(of: day))
        #expect(below.minY >= title.maxY && below.height < 60)
    }

    /// A wheel takes the room that its label leaves, not the other way round.
    @Test func aWheelsLabelIsWhole() throws {
        let found = try found("picker: { \(Self.sizes), style: wheel }")
        let label = try #require(found.frame(of: "Size"))
        #expect(label.height < 30 && label.width > 20)
    }

    /// As UIDatePicker's, days are one column beside a time.
    @Test func aWheelOfDayAndTimeHasOneColumnOfDays() throws {
        let found = try found("datePicker: { date: 2024-02-29, time: \"21:05\", style: wheel }")
        #expect(found.strings.contains("Thu 29 Feb") && !found.strings.contains("2024"))
    }

    /// Where there are more pages than room, the dots around the current one show, the outermost smaller.
    @Test(arguments: [(30, 402.0), (50, 120), (10, 402)])
    func dotsStayWithinTheirRoom(_ pages: Int, _ width: Double) throws {
        let node =
            "zstack: [{ pageControl: { pages: \(pages), current: \(pages / 2) }, id: dots }]\n"
            + "    frame: { width: \(width) }"
        let dots = try found(node).frames.filter { $0.label == "circle" || $0.label == "shape" }.map(\.frame)
        let room = (200 - width / 2)...(200 + width / 2)
        let areWithin = dots.allSatisfy { room.contains($0.minX) && room.contains($0.maxX) }
        #expect(dots.count > 4 && areWithin)
    }

    @Test func optionsThatDoNotExistAreReported() throws {
        let scene =
            SceneText.node("picker: { options: [A, B, C], selection: 3 }")
        let fault = try #require(try SceneRun.faults(scene)?.all.first)
        #expect(fault.problem.message == "option 3 is out of range: 0 to 2")
    }

    /// An inline picker is a row of the list for each option, one of them with a checkmark.
    @Test func inlineOptionsAreRows() throws {
        let found = try found("list: [{ picker: { options: [A, B, C], selection: 1, style: inline } }]")
        let rows = found.frames.filter { $0.label == "row" }.map(\.frame)
        #expect(rows.count == 3 && found.strings == ["A", "B", "C"])
        #expect(rows.map(\.minY) == rows.map(\.minY).sorted() && rows[0].height == rows[2].height)
        #expect(found.icons == ["checkmark"])
    }

    /// The row in the middle of a wheel is the selected one; others are above and below, narrower with distance.
    @Test func wheelsTurnToTheirSelection() throws {
        let options = (0..<40).map { "\"\($0) kg\"" }.joined(separator: ", ")
        let found = try found("picker: { options: [\(options)], selection: 20, style: wheel }")
        let wheel = try #require(found.frames.first { $0.frame.height == 216 }?.frame)
        #expect(found.strings.contains("20 kg"))
        #expect(!found.strings.contains("10 kg") && !found.strings.contains("30 kg"))
        #expect(found.strings.count == 9)
        // Frames are those before rows are turned, which makes them lower.
        #expect(found.texts.allSatisfy { wheel.minY <= $0.frame.midY && $0.frame.midY <= wheel.maxY })
    }

    // MARK: Days and times

    @Test(arguments: [
        ("en", "Nov 28, 2026", "5:05 PM"), ("en-GB", "28 Nov 2026", "17:05"),
        ("de", "28. Nov. 2026", "17:05"),
        ("fr", "28 nov. 2026", "17:05"), ("ja", "2026年11月28日", "17:05"),
        ("pt", "28 de nov. de 2026", "17:05"),
    ])
    func compactPickersWriteAsTheLanguageDoes(_ language: String, _ date: String, _ time: String) throws {
        let found = try found("datePicker: { date: 2026-11-28, time: \"17:05\" }", language: language)
        #expect(found.strings == [date, time])
    }

    @Test(arguments: [
        ("0:00", "12:00 AM"), ("9:41", "9:41 AM"), ("12:30", "12:30 PM"), ("23:59", "11:59 PM"),
    ])
    func clocksOfTwelveHoursBeginAtTwelve(_ time: String, _ text: String) throws {
        #expect(try found("datePicker: { time: \"\(time)\" }").strings == [text])
    }

    /// A month has all of its days once, and its weeks begin with the language's first day.
    @Test(arguments: [("en", "SUN"), ("de", "MO"), ("ar", "سبت")])
    func monthsBeginWithTheFirstDayOfTheWeek(_ language: String, _ first: String) throws {
        let found = try found("datePicker: { date: 2026-11-28, style: graphical }", language: language)
        let days = found.strings.filter { Int($0) != nil }
        #expect(days == (1...30).map(String.init))
        #expect(found.strings.dropFirst().first == first)
    }

    /// 28 November 2026 is a Saturday, the last day of a week in America and the last but one in Germany.
    @Test(arguments: [("en", 6.0), ("de", 5)])
    func daysStandInTheirColumns(_ language: String, _ column: Double) throws {
        let found = try found("datePicker: { date: 2026-11-28, style: graphical }", language: language)
        let frame = try #require(found.frame(of: "28"))
        #expect(abs(frame.midX - (column + 0.5) * 400 / 7) <= 1)
    }

    /// Each month of many years has as many rows as it has weeks.
    @Test func everyMonthHasItsDays() throws {
        for year in [1999, 2000, 2024, 2026, 2100] {
            for month in 1...12 {
                let name = month < 10 ? "0\(month)" : "\(month)"
                let found = try found("datePicker: { date: \(year)-\(name)-15, style: graphical }")
                let next = CalendarDate(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: 1)
                let first = try #require(CalendarDate(year: year, month: month, day: 1))
                let count = try #require(next).number - first.number
                #expect(found.strings.filter { Int($0) != nil } == (1...count).map(String.init))
            }
        }
    }

    @Test(arguments: ["24:00", "9.41", "1:5", "12:60", "-1:00", "", "::"]) func timesAreChecked(
        _ text: String
    ) {
        #expect(ClockTime(text) == nil)
    }

    @Test(arguments: CalendarLanguage.languages) func datesAndTimesAreWhole(_ name: String) throws {
        let language = CalendarLanguage.named(name)
        let date = try #require(CalendarDate("2026-03-09"))
        let text = language.text(of: date)
        #expect(text.contains(language.number(2026)) && !text.contains("{"))
        let time = language.text(of: try #require(ClockTime("21:05")))
        #expect(time.contains(language.number(5, places: 2)) && !time.contains("{"))
        #expect(!language.heading(year: 2026, month: 3).contains("{"))
    }

    /// What the Common Locale Data Repository's own charts show.
    @Test(
        arguments: [
            ("en", "Mar 9, 2026", "9:05 PM", "March 2026"), ("de", "9. März 2026", "21:05", "März 2026"),
            ("ko", "2026년 3월 9일", "오후 9:05", "2026년 3월"), ("tr", "9 Mar 2026", "21:05", "Mart 2026"),
            ("zh-Hant-TW", "2026年3月9日", "下午9:05", "2026年3月"), ("ja", "2026年3月9日", "21:05", "2026年3月"),
            ("ar-EG", "٩ مارس ٢٠٢٦", "٩:٠٥ م", "مارس ٢٠٢٦"), ("lt", "2026-03-09", "21:05", "2026 m. kovas"),
            ("fi", "9.3.2026", "21.05", "maaliskuu 2026"), ("xx", "Mar 9, 2026", "9:05 PM", "March 2026"),
        ])
    func datesAreWrittenAsTheLanguageDoes(_ name: String, _ day: String, _ time: String, _ month: String)
        throws
    {
        let language = CalendarLanguage.named(name)
        #expect(language.text(of: try #require(CalendarDate("2026-03-09"))) == day)
        #expect(language.text(of: try #require(ClockTime("21:05"))) == time)
        #expect(language.heading(year: 2026, month: 3) == month)
    }

    /// Marks stand below their days, at most three of each.
    @Test(arguments: [
        ("[{ day: 2026-11-12 }]", 1), ("[{ day: 2026-11-12, dots: 2 }, { day: 2026-11-12, dots: 3 }]", 3),
    ])
    func monthsShowMarks(_ marks: String, _ count: Int) throws {
        let found = try found(
            "datePicker: { date: 2026-11-28, style: graphical, marks: \(marks) }\n    frame: { width: 350 }")
        let day = try #require(found.frame(of: "12"))
        let dots = found.frames.filter { $0.label == "shape" && $0.frame.size == Size(5, 5) }.map(\.frame)
        #expect(dots.count == count)
        for dot in dots {
            #expect(dot.minY >= day.midY && dot.maxY <= day.midY + 22 && abs(dot.midX - day.midX) <= 9)
        }
    }

    /// Names of days are whole, or letters, and no text grows beyond the rows.
    @Test(arguments: [
        (DynamicTypeSize.large, 370, "WED"), (.accessibility5, 370, "WED"), (.xxxLarge, 260, "W"),
    ])
    func monthsHoldTheirTexts(_ type: DynamicTypeSize, _ width: Int, _ name: String) throws {
        let node = "datePicker: { date: 2026-11-28, style: graphical }\n    frame: { width: \(width) }"
        var options = SceneOptions()
        options.dynamicType = type
        let found = try found(node, options: options)
        let day = try #require(found.frame(of: "28"))
        let next = try #require(found.frame(of: "21"))
        #expect(day.width < 44 && day.midY - next.midY == 44)
        let shown = try #require(found.frame(of: name))
        #expect(shown.width > 0 && shown.width <= Double(width) / 7)
        #expect(found.frame(of: "MON")?.height == (name == "W" ? nil : shown.height))
    }

    @Test(arguments: [("2026-11-30", 0), ("2026-12-02", 1), ("2025-11-30", 1)])
    func marksOfOtherMonthsAreToldOf(_ day: String, _ count: Int) throws {
        let scene = SceneText.node(
            "datePicker: { date: 2026-11-28, style: graphical, marks: [{ day: \(day) }] }")
        let warnings = try SceneRun.resolved(scene).warnings.all
        let told = warnings.filter { $0.problem.message.contains("in another month") }
        #expect(told.count == count)
    }

    @Test func aDatePickerWithoutADayIsReported() throws {
        let scene = SceneText.node("datePicker: { label: Date }")
        #expect(try SceneRun.faults(scene)?.all.first != nil)
    }

    // MARK: Confirmation dialogs

    /// Before release 26 the action that cancels stands below the others on a surface of its own.
    @Test(arguments: [18, 26]) func dialogsStandAtTheBottom(_ os: Int) throws {
        let node =
            "confirmationDialog: { title: Sure, actions: [{ title: Cancel, role: cancel }, { title: Delete, role: destructive }] }\n    environment: { os: \(os) }"
        let found = try found(node)
        let (delete, cancel) = (
            try #require(found.frame(of: "Delete")), try #require(found.frame(of: "Cancel"))
        )
        #expect(delete.maxY < cancel.minY && cancel.maxY > 700)
        let title = try #require(found.frame(of: "Sure"))
        #expect(title.maxY < delete.minY)
        if os == 18 { #expect(cancel.midY - delete.midY == 57 + 8) }
    }
}
