/// A metric for which every pixel that differs counts.
struct ExactPixelMetric: PixelMetric {
    let countsInvisiblePixels = true

    func filterMarks<Component: PixelComponent>(
        _ views: PixelViews<Component>, rows: Range<Int>, _ words: UnsafeMutablePointer<UInt64>, stride: Int
    ) -> Int { 0 }
}
