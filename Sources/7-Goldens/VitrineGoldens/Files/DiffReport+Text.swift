import Foundation
import VitrineJSON
import VitrinePixels

extension DiffReport {
    /// The report as a few lines for users.
    package var text: String {
        var lines = [headline]
        if comparison.sizesDiffer {
            lines.append(
                "  sizes: \(expected.width)x\(expected.height) and \(actual.width)x\(actual.height), "
                    + "aligned at the top left")
        }
        if comparison.changedPixels > 0 {
            lines.append(
                "  differences of components: at most \(Self.number(comparison.largestDifference))/255, "
                    + "\(Self.number(comparison.meanDifference))/255 on average")
        }
        lines += counts + windows + regions
        if comparison.failures.contains(.vanished) {
            lines.append("  the pictures differ by less than the tolerance demands: it is out of date")
        }
        lines.append("  tolerance: \(comparison.tolerance)")
        if let picture { lines.append("  picture: \(picture)") }
        lines += notes.map { "  note: \($0)" }
        return lines.joined(separator: "\n") + "\n"
    }

    private var headline: String {
        let pair = "\(expected.path) and \(actual.path)"
        if byteIdentical { return "\(pair) are the same file, byte by byte" }
        if comparison.changedPixels == 0 { return "\(pair) are the same, pixel by pixel" }
        let share = Double(comparison.differingPixels) / Double(max(comparison.pixels, 1)) * 100
        let pixels =
            "\(PrintedText.grouped(comparison.differingPixels)) of "
            + "\(PrintedText.grouped(comparison.pixels)) pixels (\(Self.number(share)) %) differ by "
            + "`\(comparison.metric)`"
        return "\(pair) \(comparison.matches ? "match" : "do not match"): \(pixels)"
    }

    private var counts: [String] {
        var parts: [String] = []
        if comparison.changedPixels != comparison.differingPixels {
            parts.append("\(PrintedText.grouped(comparison.changedPixels)) differ at all")
        }
        if comparison.antialiasedPixels > 0 {
            parts.append("\(PrintedText.grouped(comparison.antialiasedPixels)) look like anti-aliasing")
        }
        if comparison.maskedPixels > 0 {
            parts.append("\(PrintedText.grouped(comparison.maskedPixels)) are masked")
        }
        return parts.isEmpty ? [] : ["  pixels: " + parts.joined(separator: ", ")]
    }

    private var windows: [String] {
        var lines: [String] = []
        if let density = comparison.density, let place = density.place {
            lines.append(
                "  density: \(density.largest) pixels in the \(density.window)x\(density.window) at "
                    + "\(place.x0),\(place.y0), \(density.allowed) allowed")
        }
        if let drift = comparison.drift, let place = drift.place {
            lines.append(
                "  drift of the mean colour: \(Self.number(drift.largest))/255 in the 16x16 at "
                    + "\(place.x0),\(place.y0), \(Self.number(drift.limit))/255 allowed")
        }
        return lines
    }

    private var regions: [String] {
        let shown = 10
        guard comparison.regionCount > 0 else { return [] }
        var lines = ["  regions: \(PrintedText.grouped(comparison.regionCount))"]
        for region in comparison.regions.prefix(shown) {
            lines.append(
                "    \(region.box.x0),\(region.box.y0) \(region.box.width)x\(region.box.height): "
                    + "\(PrintedText.grouped(region.pixels)) pixels")
        }
        if comparison.regionCount > shown { lines.append("    and \(comparison.regionCount - shown) more") }
        return lines
    }

    /// Returns a number with four significant digits and without a fraction of zero.
    static func number(_ value: Double) -> String {
        // Without a locale, the format is English, and no locale is looked up, which takes longer than
        // comparing two screens.
        var text = String(format: "%.4G", value)
        if text.contains("E"), abs(value) >= 1 { text = "\(Int(value.rounded()))" }
        return text
    }
}
