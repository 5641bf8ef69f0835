/// How a letter of San Francisco stands beside the same letter of the typeface that takes its place.
///
/// The differences make single words as wide as on iOS, where ``SystemTypeface/tracking(at:weight:)`` does so
/// for whole texts: their mean, over the letters of a text, is 0. They are facts about widths, found by least
/// squares; `Scripts/checks/words.py` measures and fits them again, and `Tests/Apple/words.csv` says from
/// what.
struct SystemLetter: Sendable {
    /// The difference of the advance at weight 500, and how far the ink lies further to the right, in ems.
    var advance: Double
    var shift: Double
    /// How both change with 100 more of the weight.
    var advanceByWeight: Double
    var shiftByWeight: Double
    /// What is added to both in the cut for display.
    var displayAdvance: Double
    var displayShift: Double

    /// Any Cyrillic letter without a twin in Latin: one difference for all of them, fitted to 30 words of
    /// 17 points in screenshots of iOS 26.
    static let anyCyrillic = SystemLetter(
        advance: 0.007, shift: 0.0035, advanceByWeight: 0.002, shiftByWeight: 0.001, displayAdvance: 0,
        displayShift: 0)

    /// Returns both differences, in ems.
    func differences(weight: Double, cut: SystemTypeface.Cut) -> (advance: Double, shift: Double) {
        // Beyond the weights that were measured the letters are as at the nearest one.
        let steps = (min(max(weight, 400), 700) - 500) / 100
        let isDisplay = cut == .display
        return (
            advance + advanceByWeight * steps + (isDisplay ? displayAdvance : 0),
            shift + shiftByWeight * steps + (isDisplay ? displayShift : 0)
        )
    }
}
