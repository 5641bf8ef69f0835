/// The ranges of web-platform-tests' reftests, such as `maxDifference=0-15;totalPixels=0-300`.
///
/// As in these tests, the names may be omitted (`0-15;0-300`), and a single number is a range of only that
/// number.
package struct FuzzyRanges: Hashable, Sendable {
    /// The largest difference of a component, within 0 to 255.
    package var maxDifference: ClosedRange<Int>
    /// The number of pixels that differ.
    package var totalPixels: ClosedRange<Int>

    package init(maxDifference: ClosedRange<Int>, totalPixels: ClosedRange<Int>) {
        self.maxDifference = maxDifference
        self.totalPixels = totalPixels
    }

    /// Parses a pair of ranges, or returns `nil` if the text is not one.
    package init?(_ text: String) {
        let parts = text.split(separator: ";", omittingEmptySubsequences: false)
        guard parts.count == 2, let first = Self.range(parts[0]), let second = Self.range(parts[1]) else {
            return nil
        }
        switch (first.name, second.name) {
        case ("totalPixels", "maxDifference"): (totalPixels, maxDifference) = (first.range, second.range)
        case (nil, nil), ("maxDifference", "totalPixels"), ("maxDifference", nil), (nil, "totalPixels"):
            (maxDifference, totalPixels) = (first.range, second.range)
        default: return nil
        }
        guard maxDifference.upperBound <= 255 else { return nil }
    }

    private static func range(_ text: Substring) -> (name: String?, range: ClosedRange<Int>)? {
        let sides = text.split(separator: "=", omittingEmptySubsequences: false).map(trimmed)
        guard let numbers = sides.last, sides.count <= 2 else { return nil }
        let bounds = numbers.split(separator: "-", omittingEmptySubsequences: false).map { number($0) }
        guard let first = bounds.first, let lower = first, let last = bounds.last, let upper = last,
            bounds.count <= 2, lower <= upper
        else { return nil }
        return (sides.count == 2 ? String(sides[0]) : nil, lower...upper)
    }

    /// Parses a number of digits only, without a sign and no larger than the number of pixels in a picture.
    private static func number(_ text: Substring) -> Int? {
        let text = trimmed(text)
        guard !text.isEmpty, text.count <= 12, text.allSatisfy({ ("0"..."9").contains($0) }) else {
            return nil
        }
        return Int(text)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return text
    }
}

extension FuzzyRanges: CustomStringConvertible {
    package var description: String {
        "maxDifference=\(Self.words(maxDifference));totalPixels=\(Self.words(totalPixels))"
    }

    private static func words(_ range: ClosedRange<Int>) -> String {
        "\(range.lowerBound)-\(range.upperBound)"
    }
}
