/// The work that reading may still do; below zero once there was too much.
struct ReaderBudget: Equatable {
    /// The number of values that may be generated from data.
    var values: Int
    /// The number of characters of texts.
    var characters: Int
    /// The units of work of setting texts.
    var textWork: Int

    static func - (whole: Self, rest: Self) -> Self {
        Self(
            values: whole.values - rest.values, characters: whole.characters - rest.characters,
            textWork: whole.textWork - rest.textWork)
    }

    /// `true` if no work was too much.
    var isLeft: Bool { values >= 0 && characters >= 0 && textWork >= 0 }
}
