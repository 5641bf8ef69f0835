/// The settings that only some metrics have.
enum ComparisonSetting: String, CaseIterable {
    case threshold
    case antialiasing = "anti-aliasing detection"
    case backdrop
    case allowedPixels = "number of allowed pixels"
    case density = "density limit"
    case drift = "drift limit"
}
