import ArgumentParser

/// One standard deviation, or one for each axis.
struct BlurSigma: ExpressibleByArgument {
    let x: Double
    let y: Double

    init?(argument: String) {
        let values = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard let first = values.first, let x = first, let last = values.last, let y = last,
            values.count <= 2, (0...500).contains(x), (0...500).contains(y)
        else { return nil }
        (self.x, self.y) = (x, y)
    }
}
