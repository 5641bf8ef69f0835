import VitrineAuditElements
import VitrineGeometry
import VitrineJSON
import VitrineSource

/// Something that a screen reader says in a way that people do not understand, or does not say at all.
struct SemanticsProblem: MeasuredProblem {
    /// What is wrong.
    enum Kind: Hashable {
        /// A control of some role has no name.
        case unnamed(role: String)
        /// A control or a picture has the name of its symbol or file.
        case symbolName(role: String)
        /// The symbol shows the opposite of what the name says.
        case opposite(symbol: String)
        /// The symbol shows another action than the name asks for.
        case otherAction(symbol: String)
        /// A control of a kind is hidden from screen readers.
        case hidden(kind: String)
        /// A text looks like a button, and is none.
        case plainButton
        /// A text is hidden from screen readers, and nothing else says it.
        case unsaid
        /// A number is seen, and the name that is read in its place has none.
        case replaced(by: String)
        /// A button of the same name does something else.
        case sameName
        /// A tab has the symbol of another, which has another name.
        case sameSymbol(String)
        /// Buttons of the same name are in several rows, and none says in which.
        case sameInRows(Int)
        /// Controls of the same name stand in one stack, and each shows something else.
        case sameInCells([String])
        /// An alert asks nothing and tells nothing.
        case emptyQuestion
        /// The symbol tells rows apart, and nothing says how.
        case unsaidState
        /// A row looks chosen among others of its build, and nothing says so.
        case unsaidChoice
        /// A row looks chosen among others of its build, and another one is said to be.
        case otherChoice(String)
        /// A chart, or a control that shows a value, is hidden from screen readers, and nothing else says it.
        case unsaidValue(kind: String)
        /// The name says how an ornament looks.
        case ornament
        /// A heading of a level has one of a higher level before it that is not the next.
        case level(Int, after: Int)
        /// A heading of a level is the first, and a later one is of a higher level.
        case deepFirst(Int, later: Int)
        /// A title of several parts of a screen is no heading.
        case noHeading
        /// The title of a screen, whose parts have headings, is none.
        case noTitle
        /// Rows of a number, with nothing between them, are headings.
        case rowHeadings(Int)
        /// A heading is smaller than one of a lower level below it; the sizes of both, in points.
        case smallHeading(Double, other: String, Double)
        /// A heading is smaller than a sentence below it; the sizes of both, in points.
        case smallTitle(Double, text: String, Double)
        /// The name is in a language, and all beside it in another.
        case foreign(String, among: String)
        /// An alert about cancelling something has a button whose title may mean either.
        case ambiguousCancel
        /// The name does not have the words that are seen.
        case otherWords(seen: String)
        /// The value is another one than what is seen.
        case otherValue(seen: String)
        /// The name has a word for the role, which is said anyway.
        case roleInName(word: String, role: String)
        /// The name has its value in it.
        case valueInName(String)
        /// The name has a state in it, and what is said of the element is another one.
        case otherState(String, said: String)
        /// The element before it has the same name.
        case repeated
        /// A number of symbols of the same name follow one another.
        case repeatedSymbol(Int)
        /// Its hint is its name.
        case hint
        /// It lies above the element before it, by a length in points.
        case jump(from: String, Double)
        /// It lies before the element in its row that a priority lets be read before it.
        case jumpInRow(from: String)
        /// It goes on, and stands where the control of a name, which goes back, should.
        case swapped(with: String)
        /// Elements behind a dimmed screen are read, too.
        case escape(behind: String)
        /// A clock is read out as it was when the reader came to it.
        case clock
    }

    let kind: Kind
    /// The name of the element, or what stands for it.
    let name: String
    /// The area of the element, in points.
    var frame: Rect?

    var subject: String { name }
    var area: Rect? { frame }
    var badness: Double { if case .jump(_, let length) = kind { length } else { 1 } }

    var message: String {
        let name = PrintedText.quoted(name.count > 40 ? name.prefix(39) + "…" : name)
        return switch kind {
        case .unnamed(let role): "the \(role) has no name for a screen reader"
        case .symbolName(let role): "the \(role) has no name but that of its symbol, \(name)"
        case .opposite(let symbol): "\(name) is the opposite of what its symbol `\(symbol)` shows"
        case .otherAction(let symbol): "\(name) is another action than its symbol `\(symbol)` shows"
        case .hidden(let kind): "the \(kind) \(name) can be pressed, and is hidden from a screen reader"
        case .plainButton: "\(name) looks like a button, and is read as plain text"
        case .unsaid: "the text \(name) is seen, and nothing says it to a screen reader"
        case .replaced(let label):
            "the text \(name) is seen, and is read as \(PrintedText.quoted(label)) alone"
        case .sameName: "\(name) is the name of two buttons that do different things"
        case .sameSymbol(let symbol): "\(name) has the symbol `\(symbol)` of another tab"
        case .sameInRows(let count): "\(name) is the name of a button in \(count) rows, without the row's own"
        case .sameInCells(let seen):
            "\(name) is the name of \(seen.count) controls beside each other, which show "
                + seen.prefix(3).map(PrintedText.quoted).joined(separator: ", ")
                + (seen.count > 3 ? " and others" : "")
        case .emptyQuestion: "the alert \(name) does not say what it is about"
        case .unsaidState: "the symbol \(name) tells rows apart, and nothing says it to a screen reader"
        case .unsaidChoice:
            "\(name) looks chosen among the rows beside it, and nothing says it to a screen reader"
        case .otherChoice(let said):
            "\(name) looks chosen among what is beside it, and \(PrintedText.quoted(said)) is said to be"
        case .unsaidValue(let kind):
            "the \(kind) shows \(name), and nothing says it to a screen reader"
        case .ornament: "\(name) says how an ornament looks, and is read out"
        case .level(let level, let before):
            "the heading \(name) is of level \(level), after one of level \(before)"
        case .deepFirst(let level, let later):
            "the heading \(name) is of level \(level), and others below it are of level \(later)"
        case .noHeading: "\(name) is the title of a part of the screen, and is no heading"
        case .noTitle: "\(name) is the title of the screen, and is no heading"
        case .rowHeadings(let count): "\(name) and \(count - 1) more rows are read as headings"
        case .smallHeading(let size, let other, let otherSize):
            "the heading \(name) has \(PrintedText.number(size)) points, and \(PrintedText.quoted(other)), "
                + "of a lower level, \(PrintedText.number(otherSize))"
        case .smallTitle(let size, let text, let textSize):
            "the heading \(name) has \(PrintedText.number(size)) points, and the text "
                + "\(PrintedText.quoted(text.count > 40 ? text.prefix(39) + "…" : text)) below it "
                + "\(PrintedText.number(textSize))"
        case .foreign(let own, let others): "\(name) is \(own), and all beside it is \(others)"
        case .ambiguousCancel: "the alert \(name) has a button `Cancel`, which may mean yes or no"
        case .otherWords(let seen): "\(PrintedText.quoted(seen)) is seen, and the name is \(name)"
        case .otherValue(let seen): "\(name) is read as its value, and \(seen)"
        case .roleInName(_, let role): "\(name) is read as “\(self.name), \(role)”: its name says what it is"
        case .valueInName(let value):
            "\(name) is read with its value, \(PrintedText.quoted(value)), which the name says, too"
        case .otherState(let word, let said):
            "\(name) has \(PrintedText.quoted(word)) in it, and is read as \(PrintedText.quoted(said))"
        case .repeated: "\(name) is read twice, one after the other"
        case .repeatedSymbol(let count): "\(name) is read \(count) times, one after the other"
        case .hint: "the hint of \(name) is its name again"
        case .jump(let before, let length):
            "\(name) is read after \(PrintedText.quoted(before)), "
                + "and lies \(PrintedText.number(length.rounded())) points above it"
        case .jumpInRow(let before):
            "\(name) is read after \(PrintedText.quoted(before)), and stands before it in the row"
        case .swapped(let other):
            "\(name) goes on, and stands on the side to which \(PrintedText.quoted(other)) points"
        case .escape(let behind):
            "the screen is dimmed, and a screen reader still comes to \(PrintedText.quoted(behind)) behind it"
        case .clock: "the clock \(name) runs, and a screen reader is not told"
        }
    }

    var suggestion: Suggestion? {
        switch kind {
        case .unnamed: "give it a label: `accessibility: Volume`"
        case .symbolName:
            "say what it does or shows: `accessibility: Close`; or leave it out with `hidden: true`"
        case .opposite, .otherAction: "call it what its symbol shows, or take the other symbol"
        case .hidden: "take `hidden: true` away, or put what only decorates in its place"
        case .plainButton: "say so: `accessibility: { traits: isButton }`, or write a `button`"
        case .unsaid: "take `hidden: true` away, or say it in the name of what it belongs to"
        case .replaced(let label): "say the number, too: `accessibility: { label: \(label), value: … }`"
        case .sameName: "say of each what it does, or to what"
        case .sameSymbol: "give each tab a symbol of its own"
        case .sameInRows: "say to what: `accessibility: Save the recipe`, or combine the row"
        case .sameInCells: "say in each name what is seen, too, or give each a `value`"
        case .emptyQuestion: "ask about what is at stake, and answer with verbs: “Delete this recording?”"
        case .unsaidState:
            "say it: `accessibility: Done` at the symbol, or a `value` or `isSelected` at the row"
        case .unsaidChoice: "say it: `traits: [isButton, isSelected]`, or a `value`"
        case .otherChoice: "give the trait `isSelected` to what looks chosen"
        case .unsaidValue: "take `hidden: true` away, or say it in the name of what it belongs to"
        case .ornament: "leave it out with `hidden: true`, or say what it means"
        case .level(_, let before): "levels go down one at a time: `heading: \(before + 1)`"
        case .deepFirst(_, let later): "give it the higher level: `heading: \(max(later - 1, 1))`"
        case .noHeading: "say so, so that people can jump to it: `accessibility: { heading: 2 }`"
        case .noTitle: "say so: `accessibility: { heading: 1 }`"
        case .rowHeadings: "take `isHeader` away: a heading is the title of what follows it"
        case .smallHeading: "give headings of higher levels the larger font"
        case .smallTitle: "make it larger or bolder than what it is the title of"
        case .foreign: "translate it"
        case .ambiguousCancel: "say what each does, as in “Keep the booking” and “Cancel the booking”"
        case .otherWords(let seen):
            "begin the name with what is seen, as people say it to press it: `accessibility: \(seen)`"
        case .otherValue: "let the `value` be what is seen, or leave it out"
        case .roleInName(let word, _): "leave “\(word)” out of the name"
        case .valueInName(let value): "leave “\(value)” out of the name"
        case .otherState(let word, _): "leave “\(word)” out of the name, as the state is read by itself"
        case .hint: "say what happens, as in `hint: Plays the song`, or leave the hint out"
        case .repeated: "combine both: `accessibility: { children: combine }`, or hide one of them"
        case .repeatedSymbol:
            "say once what they mean, as in `{ children: ignore, label: 3 of 5 stars }`, or hide them"
        case .jump: "write it before, or give it a `sortPriority`"
        case .jumpInRow: "take the `sortPriority` away, or change it"
        case .swapped: "let both change their places"
        case .escape: "say that what lies in front is modal: `accessibility: { traits: isModal }`"
        case .clock: "say so: `accessibility: { traits: updatesFrequently }`"
        }
    }

    var details: [String: JSONValue] { ["name": .string(name)] }
}
