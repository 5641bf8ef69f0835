import VitrineColor
import VitrineControls
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// What stands at a day of a calendar.
struct CalendarMark: Sendable {
    var day: CalendarDate?
    /// The place of the day in the scene.
    var mark: SourceMark?
    var dots = 1
    var color: Color?
    /// `true` for a ring around the number.
    var isDone = false

    private static let codec = Codec<CalendarMark>.record(
        .calendarMark, from: CalendarMark(),
        [
            Field("day", Codec<CalendarDate>.date.withSource, required: true, "the day to mark") {
                ($0.day, $0.mark) = ($1.value, $1.source.mark)
            },
            Field("dots", .integer(0...3), "the number of dots below it. Default: 1") { $0.dots = $1 },
            Field("color", .color, "the colour of the dots and the ring. Default: the tint") {
                $0.color = $1
            },
            Field("done", .bool, "shows a ring around the number") { $0.isDone = $1 },
        ])

    /// A list of marks, of which a day may have several.
    static let list = Codec<[CalendarMark]>.list(
        of: codec, count: 0...100, example: "[{ day: 2026-03-09 }]")

    /// The most dots below a day.
    private static let most = 3

    /// Returns the dots of a day in a row.
    ///
    /// - Parameters:
    ///   - marks: The marks of the day.
    ///   - kit: The kit of components.
    ///   - color: The colour of the dots of a mark.
    static func dots(
        of marks: [CalendarMark], _ kit: ComponentKit, color: (CalendarMark) -> Color
    ) -> any Element {
        let dots = marks.flatMap { mark in
            (0..<mark.dots).map { _ in
                kit.framed(kit.shape(.circle, .color(color(mark))), width: 5, height: 5)
            }
        }
        return kit.row(3, Array(dots.prefix(most)))
    }

    /// Returns the ring of the marks that have one; `nil` if none does.
    static func ring(
        of marks: [CalendarMark], _ kit: ComponentKit, color: (CalendarMark) -> Color
    ) -> (any Element)? {
        marks.first(where: \.isDone).map { mark in
            ShapeElement(
                source: kit.source, name: "shape", shape: .circle,
                decoration: Decoration(strokes: [
                    StrokeSpec(paint: .color(color(mark)), style: StrokeStyle(width: 1.5, position: .inside))
                ]))
        }
    }
}

extension Noun {
    package static let calendarMark: Noun = "a mark"
}
