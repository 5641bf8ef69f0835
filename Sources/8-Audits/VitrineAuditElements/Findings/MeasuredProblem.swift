import VitrineGeometry
import VitrineJSON
import VitrineSource

/// A problem that a rule of an audit has measured.
package protocol MeasuredProblem: LanguageProblem {
    /// What was measured, such as the text: the same in all variants of a scene.
    var subject: String { get }
    /// How bad it is: of one finding in several variants, the one with the greatest is shown.
    var badness: Double { get }
    /// What it is about, in the canvas' points; `nil` if that is no place.
    var area: Rect? { get }
    /// The numbers and colours, for reports that programs read.
    var details: [String: JSONValue] { get }
}

extension MeasuredProblem {
    package var area: Rect? { nil }
}
