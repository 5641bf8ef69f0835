import VitrineAuditElements
import VitrineColor
import VitrineLayout

/// What is said of marks of one form that is not seen on them in words, such as “taken”, where each of their
/// colours goes with words of its own.
struct SaidKinds {
    /// The words of each mark, without those that are seen on it.
    private let said: [Set<String>]
    private let colors: [[Color]]

    /// The number of marks from which a colour that comes back is a kind.
    private static let leastCount = 3

    /// - Parameter marks: The marks, all of one form.
    init(_ marks: [(placed: PlacedElement, form: SeenForm)]) {
        said = marks.map { placed, form in
            let spoken = placed.modifierChain.lazy.compactMap { $0.element.source.accessibility?.properties }
                .first { $0.label != nil || $0.value != nil }
            let words = [spoken?.label, spoken?.value].compactMap(\.self).flatMap(\.words)
            return Set(words.filter { !$0.allSatisfy(\.isNumber) }).subtracting(form.texts.flatMap(\.words))
        }
        colors = marks.map(\.form.colors)
    }

    /// Returns `true` if two marks are said to be of different kinds, which only their colours show.
    func differ(_ one: Int, _ other: Int) -> Bool {
        guard said.count >= Self.leastCount, Set(colors).count < colors.count, said[one] != said[other]
        else { return false }
        let own = shared(by: colors[one]), others = shared(by: colors[other])
        // A name of its own, which each may have, is no kind.
        return own.count + others.count > 2
            && !(own.words.subtracting(others.all).isEmpty && others.words.subtracting(own.all).isEmpty)
    }

    /// Returns the number of marks in some colours, the words that all of them have, and all words of them.
    private func shared(by colors: [Color]) -> (count: Int, words: Set<String>, all: Set<String>) {
        let own = zip(said, self.colors).filter { $0.1 == colors }.map(\.0)
        let words = own.dropFirst().reduce(own.first ?? []) { $0.intersection($1) }
        return (own.count, words, own.reduce([]) { $0.union($1) })
    }
}
