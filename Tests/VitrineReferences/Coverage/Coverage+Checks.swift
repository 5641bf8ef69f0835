@testable import VitrineCoverage
@testable import VitrineGeometry
@testable import VitrinePixels

/// Returns the largest difference between coverage and a dense reference, from 0 to 1, and its position.
func largestDeviation(_ coverage: Coverage, _ expected: [Double], _ rect: PixelRect) -> (Double, String) {
    let mask = coverage.mask(in: rect)
    var worst = 0.0
    var place = ""
    for (i, value) in mask.values.enumerated() {
        let difference = abs(Double(value) / 65535 - expected[i])
        if difference > worst {
            worst = difference
            place = "at (\(i % rect.width), \(i / rect.width)): \(Double(value) / 65535), not \(expected[i])"
        }
    }
    return (worst, place)
}

/// Returns the sum of all coverage, in pixels.
func totalArea(_ coverage: Coverage) -> Double {
    var sum = 0.0
    for y in coverage.bounds.y0..<coverage.bounds.y1 {
        for span in coverage.runs(inRow: y) { sum += Double(span.count) * Double(span.value) / 65535 }
    }
    return sum
}

/// Returns `true` if spans ascend, have positive lengths, and lie within the bounds.
func isWellFormed(_ coverage: Coverage) -> Bool {
    for y in coverage.bounds.y0..<coverage.bounds.y1 {
        var x = coverage.bounds.x0
        for span in coverage.runs(inRow: y) {
            guard span.count > 0, span.value > 0, Int(span.x) >= x else { return false }
            x = Int(span.x) + Int(span.count)
        }
        guard x <= coverage.bounds.x1 else { return false }
    }
    return true
}
