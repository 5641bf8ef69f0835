import VitrineSource
import VitrineStyle
import VitrineText

extension SceneReader {
    /// The units of work that texts have taken.
    package var textWork: Int { TextWork.limit - budget.textWork }

    /// Counts values generated from data.
    ///
    /// - Returns: `false` after reporting that there are too many.
    package func consumeValueBudget(_ count: Int = 1, at mark: SourceMark) -> Bool {
        let hadLeft = budget.values >= 0
        budget.values -= count
        if hadLeft && budget.values < 0 {
            report(
                .tooMany(noun: "values made from data", count: limits.values + 1, limit: limits.values),
                at: mark)
        }
        return budget.values >= 0
    }

    /// Counts characters of a text that is shown.
    ///
    /// - Returns: `false` after reporting that there are too many.
    package func consumeTextBudget(_ count: Int, at mark: SourceMark) -> Bool {
        let hadLeft = budget.characters >= 0
        budget.characters -= count
        if hadLeft && budget.characters < 0 {
            report(
                .tooMany(
                    noun: "characters in texts", count: limits.characters - budget.characters,
                    limit: limits.characters),
                at: mark)
        }
        return budget.characters >= 0
    }

    /// Counts the work of setting a text, before it is set.
    ///
    /// - Returns: `false` after reporting that there is too much.
    package func consumeTextWork(_ units: Int, at mark: SourceMark) -> Bool {
        let hadLeft = budget.textWork >= 0
        budget.textWork -= units
        if hadLeft && budget.textWork < 0 {
            report(
                .tooMany(noun: "units of work in texts", count: textWork, limit: TextWork.limit), at: mark)
        }
        return budget.textWork >= 0
    }

    /// Counts work that was counted before, unless that is too much by now.
    func consume(_ work: ReaderBudget) -> Bool {
        let rest = budget - work
        guard rest.isLeft else { return false }
        budget = rest
        return true
    }
}
