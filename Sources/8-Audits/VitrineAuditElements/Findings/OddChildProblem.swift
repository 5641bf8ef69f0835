import VitrineGeometry
import VitrineJSON
import VitrineSource

/// One of several alike children that has another place, size or inset than all others.
package struct OddChildProblem: MeasuredProblem {
    /// What is odd about it, in points.
    package enum Kind: Hashable, Sendable {
        /// It begins so far to the right of the others' line, or to the left.
        case place(Double)
        /// Its last part ends so far before that of the other rows.
        case end(Double)
        /// It ends so far before the line on which its like in all other rows ends.
        case stray(Double)
        /// Its height, and that of the others.
        case height(Double, Double)
        /// The padding around its content, and that of its neighbour.
        case inset(Double, Double)
        /// The size of its symbol, and that of the others'.
        case symbol(Double, Double)
        /// A text of it, the size of that, and that of the others'.
        case text(String, Double, Double)
        /// A text of it, the style of its letters, and that of its like in all others.
        case style(String, String, String)
        /// It is light among dark surfaces on a dark ground, or the reverse: its colour, and theirs.
        case surface(String, String)
        /// It stands so near to the card before it.
        case stuck(Double)
        /// Its direction is another than that of what is around it.
        case direction(isMirrored: Bool)
        /// A level of a scale, the colour that it has, and the one that it should have, if that is known.
        case level(String, String, String?)
        /// A word, its colour, the word whose colour that is, and its own colour elsewhere.
        case word(String, String, String, String)
        /// An entry of a legend, its colour, which nothing has, and the one that no entry explains.
        case legend(String, String, String)
        /// Its distances from what is above and below it, to which it belongs.
        case nearness(Double, Double)
        /// The distance between its parts, and that from the group before it.
        case parts(Double, Double)
        /// The distance between a field and its name, and that of the others.
        case gap(Double, Double)
        /// A symbol is so far off the middle of what it stands on.
        case center(Double)
        /// It hangs so far from what it lies on.
        case detached(Double)
        /// An offset or a padding moves it so far off the line on which all others stand.
        case shoved(Double)
        /// The numbers under a heading are aligned otherwise, so many points beside it.
        case heading(String, Double)
        /// The numbers under a heading are aligned otherwise than those of the other columns.
        case side(String)
        /// The distance between its parts, and that of the parts of the rows or columns beside it.
        case gutter(Double, Double)
        /// Its distance from the row before it, and that of all others from each other.
        case spacing(Double, Double)
        /// The distance of its content from one of its edges, which that touches.
        case touching(String, Double)
        /// A symbol stands before the words of its row, or after them, and in all others on the other side.
        case order(String, isBefore: Bool)
        /// The paddings on two opposite sides of its words.
        case paddings(Double, Double)
        /// An amount that it says, and the one that it is drawn as, by the others.
        case drawn(String, Double)
    }

    package let kind: Kind
    package let frame: Rect

    package init(kind: Kind, frame: Rect) {
        self.kind = kind
        self.frame = frame
    }

    package var subject: String { kind.name }
    package var area: Rect? { frame }

    package var badness: Double {
        switch kind {
        case .place(let length), .end(let length), .center(let length), .detached(let length),
            .stray(let length), .shoved(let length), .heading(_, let length):
            abs(length)
        case .touching(_, let distance): -distance
        case .stuck(let distance): 2 - distance
        case .side, .style, .surface, .level, .word, .legend, .direction, .order,
            .drawn:
            1
        case .height(let own, let other), .inset(let own, let other), .symbol(let own, let other),
            .nearness(let own, let other), .gap(let own, let other), .paddings(let own, let other),
            .parts(let own, let other), .gutter(let own, let other), .spacing(let own, let other),
            .text(_, let own, let other):
            abs(own - other)
        }
    }

    package var message: String {
        func number(_ value: Double) -> String { PrintedText.number((abs(value) * 10).rounded() / 10) }
        return switch kind {
        case .place(let length):
            "it stands \(number(length)) points \(length < 0 ? "left" : "right") of the line of all others"
        case .end(let length):
            "it ends \(number(length)) points \(length < 0 ? "before" : "after") the ends of all other rows"
        case .stray(let length):
            "it ends \(number(length)) points before its like in all others: right behind what is before it"
        case .height(let own, let other):
            "it is \(number(own)) points high, and all beside it are \(number(other))"
        case .inset(let own, let other):
            "its content is \(number(own)) points from its edge, and \(number(other)) in the one beside it"
        case .symbol(let own, let other):
            "its symbol is \(number(own)) points high, and those of the others are \(number(other))"
        case .text(let text, let own, let other):
            "\(PrintedText.quoted(text)) has \(number(own)) points, and its like in all others "
                + number(other)
        case .style(let text, let own, let other):
            "\(PrintedText.quoted(text)) is set in \(own), and its like in all others in \(other)"
        case .surface(let own, let other):
            "its surface is \(own), where all beside it are \(other), as its screen is"
        case .stuck(let distance):
            "it is \(number(distance)) points from the card before it: they stick together"
        case .direction(let isMirrored):
            "it is laid out from \(isMirrored ? "right to left" : "left to right"), and what is around it "
                + "is not"
        case .level(let name, let own, let other):
            "the level \(PrintedText.quoted(name)) is \(own), which is the colour of another"
                + (other.map { ": in its scale, it is \($0)" } ?? "")
        case .word(let name, let own, let other, let right):
            "\(PrintedText.quoted(name)) is \(own) here, the colour of \(PrintedText.quoted(other)), and "
                + "\(right) elsewhere"
        case .legend(let name, let own, let seen):
            "\(PrintedText.quoted(name)) is \(own) here, which nothing else is, and nothing says what "
                + "\(seen) means"
        case .nearness(let above, let below):
            "it is \(number(above)) points from what is above it, and \(number(below)) from its own field"
        case .parts(let own, let other):
            "its parts are \(number(own)) points from each other, and \(number(other)) from what is before it"
        case .gap(let own, let other):
            "its field is \(number(own)) points below its name, and the others \(number(other))"
        case .center(let length): "it is \(number(length)) points off the middle of what it stands on"
        case .detached(let length): "it hangs \(number(length)) points away from what it belongs to"
        case .shoved(let length):
            "it is moved \(number(length)) points off the line on which all others stand"
        case .heading(let name, let length):
            "the numbers under \(PrintedText.quoted(name)) are aligned otherwise than their heading, which "
                + "is \(number(length)) points beside them"
        case .side(let name):
            "the numbers under \(PrintedText.quoted(name)) do not end on one line, as those of the other "
                + "columns do"
        case .gutter(let own, let other):
            "its parts are \(number(own)) points from each other, and \(number(other)) beside it: they are "
                + "not in line"
        case .spacing(let own, let other):
            "it is \(number(own)) points from the row before it, and all others \(number(other))"
        case .touching(let side, let distance):
            distance < -0.05
                ? "its content reaches \(number(distance)) points beyond its \(side) edge"
                : "its content is \(number(distance)) points from its \(side) edge, which it touches"
        case .order(let name, let isBefore):
            "its symbol `\(name)` stands \(isBefore ? "before" : "after") the words of its row, and in all "
                + "others \(isBefore ? "after" : "before") them"
        case .paddings(let one, let other):
            "its words are off its middle: the room on two sides is \(number(one)) and \(number(other))"
        case .drawn(let text, let other):
            "\(PrintedText.quoted(text)) is drawn as long as \(number(other)) is, by what all others are"
        }
    }

    package var suggestion: Suggestion? {
        switch kind {
        case .place, .end, .center, .shoved: "take the padding or offset away"
        case .stray: "let a spacer push it to the end, as in the others"
        case .detached: "let it touch what it belongs to: take the offset away, or make it smaller"
        case .touching: "give it padding on all sides, and take an offset away"
        case .paddings: "give both sides the same padding, and take an offset away"
        case .order: "let it stand where it does in the others"
        case .heading: "give both the same alignment: digits are in line at the trailing edge"
        case .side: "let them end on one line, so that their digits do"
        case .gutter, .spacing: "give all the same spacing"
        case .height, .symbol, .text: "give all the same size"
        case .inset: "give both the same padding"
        case .parts: "let its parts stand nearer to each other than to other groups"
        case .style: "give all the same font"
        case .surface: "give it the colour of the others, and its texts as well"
        case .stuck: "give the stack a spacing of at least 4 points, or none: a token may lack its unit"
        case .direction: "leave `layoutDirection` to the language"
        case .level: "give each level a colour of its own, everywhere the same"
        case .word: "give a word one colour everywhere"
        case .legend: "give the entry the colour of what it explains"
        case .drawn: "give it the length, or the colour, of what it says"
        case .nearness, .gap: "let it stand nearer to what it names"
        }
    }

    package var details: [String: JSONValue] {
        ["frame": .numbers([frame.minX, frame.minY, frame.width, frame.height])]
    }
}

extension OddChildProblem.Kind {
    fileprivate var name: String {
        switch self {
        case .place: "place"
        case .end: "end"
        case .stray: "stray"
        case .height: "height"
        case .inset: "inset"
        case .symbol: "symbol"
        case .text: "text"
        case .style: "style"
        case .surface: "surface"
        case .stuck: "stuck"
        case .direction: "direction"
        case .level: "level"
        case .word: "word"
        case .legend: "legend"
        case .nearness: "nearness"
        case .gap: "gap"
        case .parts: "parts"
        case .center: "center"
        case .detached: "detached"
        case .shoved: "shoved"
        case .touching: "touching"
        case .paddings: "paddings"
        case .heading: "heading"
        case .side: "side"
        case .order: "order"
        case .gutter: "gutter"
        case .spacing: "spacing"
        case .drawn: "drawn"
        }
    }
}
