import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The bars and rings of which one is green beside words in red, or the other way round, where the colours of
/// others are those of their words: “Almost full” below a green bar.
struct MeterColorCheck {
    /// A bar or a ring, and what its words are.
    private struct Meter {
        let placed: PlacedElement
        let color: Color
        let light: TrafficLight
        let caption: RowText
        let captionColor: Color
        let captionLight: TrafficLight
        /// How much of it is filled; `nil` if that is not known.
        let share: Double?

        var isOdd: Bool { light != captionLight }
    }

    private let elements: [AuditedElement]
    private let parents: [Int?]

    private static let kinds: Set<String> = ["gauge", "progressBar", "progressRing"]
    /// How far around a bar its words are, in stacks.
    private static let reach = 2
    /// How often a bar is as long as it is thick, at least.
    private static let leastLength = 3.0
    /// The share up to which something is nearly empty, and from which it is nearly full.
    private static let (least, greatest) = (0.25, 0.75)
    /// Words for what the time says, and not what is filled.
    private static let times: Set<String> = [
        "ago", "day", "days", "deadline", "dias", "días", "due", "giorni", "heure", "heures", "hora", "horas",
        "hour", "hours", "jour", "jours", "min", "minute", "minutes", "minuten", "monat", "monate", "month",
        "months", "ore", "stunde", "stunden", "tag", "tage", "uur", "week", "weeks", "woche", "wochen",
    ]

    init(_ elements: [AuditedElement]) { (self.elements, parents) = (elements, elements.parents) }

    /// Returns what is found: the only one whose words have another colour.
    var findings: [Diagnostic] {
        let ranges = elements.indices.filter(isMeter).reduce(into: [Range<Int>]()) { found, index in
            // What is in one is a part of it.
            if found.last?.contains(index) != true { found.append(index..<elements.end(of: index)) }
        }
        let meters = ranges.compactMap { meter(at: $0, among: ranges) }
        let odd = meters.filter(\.isOdd), even = meters.filter { !$0.isOdd }
        guard odd.count == 1, let meter = odd.first, even.contains(where: { $0.light == $0.captionLight }),
            // A colour that all have says nothing by itself, but where nothing or all is left.
            Set(meters.map(\.light)).count > 1
                || meter.share.map({ $0 <= Self.least || $0 >= Self.greatest }) == true
        else { return [] }
        let problem = MeterColorProblem(
            color: meter.color, text: meter.caption.string, other: meter.captionColor,
            frame: meter.placed.frame)
        return [
            meter.placed.diagnostic(
                .hueAlone, .language(Diagnostic.ProblemOfLanguage(problem)),
                at: meter.placed.element.source.mark)
        ]
    }

    private func isMeter(_ index: Int) -> Bool {
        let element = elements[index]
        guard element.isSeen, !element.isSystem, !element.isDisabled, !element.placed.frame.isEmpty else {
            return false
        }
        if Self.kinds.contains(element.placed.element.source.node?.kind ?? "") { return true }
        guard element.placed.texts.isEmpty, element.placed.symbolNames.isEmpty else { return false }
        return bar(in: shapes(index..<elements.end(of: index))) != nil && element.placed.children.count > 1
    }

    private func shapes(_ range: Range<Int>) -> [PlacedElement] {
        elements[range].map(\.placed).filter {
            $0.decoration?.isEmpty == false && !$0.frame.isEmpty
        }
    }

    /// Returns the share that is filled of a bar of two shapes; `nil` for anything else.
    private func bar(in shapes: [PlacedElement]) -> Double? {
        guard shapes.count == 2, case let (track, fill) = (shapes[0].frame, shapes[1].frame),
            track.width >= Self.leastLength * track.height, abs(track.height - fill.height) < 1,
            fill.width <= track.width, track.contains(fill)
        else { return nil }
        return fill.width / track.width
    }

    private func meter(at range: Range<Int>, among others: [Range<Int>]) -> Meter? {
        let placed = elements[range.lowerBound].placed
        let shapes = shapes(range)
        let inks = Set(shapes.flatMap(\.inks)).filter { TrafficLight($0).map { $0 != .yellow } == true }
        guard inks.count == 1, let color = inks.first, let light = TrafficLight(color),
            let (caption, captionColor) = caption(of: range, among: others),
            let captionLight = TrafficLight(captionColor)
        else { return nil }
        return Meter(
            placed: placed, color: color, light: light, caption: caption, captionColor: captionColor,
            captionLight: captionLight, share: bar(in: shapes) ?? FilledShare.ring(shapes))
    }

    /// Returns the green or red text in the nearest stack around a bar that has one, and no other bar.
    private func caption(of range: Range<Int>, among others: [Range<Int>]) -> (RowText, Color)? {
        var (outer, stacks) = (parents[range.lowerBound], 0)
        while let around = outer, stacks < Self.reach {
            let inner = around..<elements.end(of: around)
            if others.contains(where: { $0 != range && inner.overlaps($0) }) { return nil }
            if elements[around].placed.element is StackElement { stacks += 1 }
            let found = elements[around].placed.textElements.compactMap { text -> (RowText, Color)? in
                guard let element = text.placed.element as? TextElement, element.paints.count == 1,
                    let color = element.paints.first?.opaqueColor,
                    TrafficLight(color).map({ $0 != .yellow }) == true,
                    Self.times.isDisjoint(with: text.string.words), text.string.amountSign == nil
                else { return nil }
                return (text, color)
            }
            if let first = found.first {
                return found.allSatisfy { TrafficLight($0.1) == TrafficLight(first.1) } ? first : nil
            }
            outer = parents[around]
        }
        return nil
    }
}
