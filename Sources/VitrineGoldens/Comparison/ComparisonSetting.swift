/// The settings that not every metric has.
enum ComparisonSetting: String {
    case threshold
    case antialiasing = "anti-aliasing detection"
    case backdrop
    case allowedPixels = "number of allowed pixels"
    case density = "density limit"
    case drift = "drift limit"
}
