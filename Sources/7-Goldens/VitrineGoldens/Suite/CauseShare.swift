import VitrineJSON

/// A cause of a picture's differences, and how much of them it explains.
package struct CauseShare: Hashable, Sendable {
    package var cause: Cause
    /// The pixels that differ for this cause and no other.
    package var pixels = 0
    /// The pixels of regions that have other causes as well, where the picture does not tell which.
    package var sharedPixels = 0
    /// The nodes that the cause is seen in, each once.
    package var nodes: [String] = []

    init(_ cause: Cause) { self.cause = cause }

    /// Returns all causes of some regions, each once, those that explain most first.
    package static func all(of regions: [CaseResult.Region]) -> [CauseShare] {
        var order: [String] = []
        var found: [String: CauseShare] = [:]
        for region in regions {
            guard let why = region.cause else { continue }
            for (index, cause) in why.causes.enumerated() {
                var share = found[cause.key] ?? CauseShare(cause)
                if found[cause.key] == nil { order.append(cause.key) }
                let (own, shared) = why.pixels(ofCause: index, in: region)
                share.pixels += own
                share.sharedPixels += shared
                // Which of several causes a node changed for is said only where there is one.
                if why.causes.count == 1 {
                    for node in why.nodes.map(\.source) where !share.nodes.contains(node) {
                        share.nodes.append(node)
                    }
                }
                found[cause.key] = share
            }
        }
        return order.compactMap { found[$0] }.enumerated().sorted {
            (-$0.element.weight, $0.offset) < (-$1.element.weight, $1.offset)
        }.map(\.element)
    }

    private var weight: Int { pixels + sharedPixels }

    /// The cause, and its share where there is a number, such as `#title.font: 12 -> 14 (310 px)`.
    package var message: String { "\(cause.message) (\(Self.text(pixels: pixels, shared: sharedPixels)))" }

    /// Returns the number of pixels of a cause for users.
    ///
    /// - Parameters:
    ///   - pixels: The pixels that are those of the cause alone.
    ///   - shared: The pixels that it shares with others.
    static func text(pixels: Int, shared: Int) -> String {
        if shared == 0 { return "\(PrintedText.grouped(pixels)) px" }
        let others = "\(PrintedText.grouped(shared)) px shared with other causes"
        return pixels == 0 ? others : "\(PrintedText.grouped(pixels)) px, \(others)"
    }
}

extension RegionCause {
    /// Returns the pixels of a region that differ for one of its causes alone, and those that it shares with
    /// others.
    func pixels(ofCause index: Int, in region: CaseResult.Region) -> (own: Int, shared: Int) {
        if causes.count == 1 { return (region.pixels, 0) }
        // Reports of shards come from elsewhere: shares may not fit.
        var rest = region.pixels
        guard let shares, shares.count == causes.count else { return (0, rest) }
        for share in shares {
            guard (0...rest).contains(share) else { return (0, region.pixels) }
            rest -= share
        }
        return (shares[index], rest)
    }
}
