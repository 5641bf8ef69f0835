import VitrinePixels

/// The pixels of two pictures of one size, of which those that differ are counted by where they lie.
package struct PixelDifference: Sendable {
    private let expected: RGBA8Image
    private let actual: RGBA8Image
    /// The areas that no comparison sees.
    private let masks: [PixelRect]

    package init(_ expected: RGBA8Image, _ actual: RGBA8Image, masks: [PixelRect] = []) {
        self.expected = expected
        self.actual = actual
        self.masks = masks
    }

    /// Returns the number of differing pixels that lie in the areas of one group and of no other, for each
    /// group, or `nil` if the pixels of a region cannot be told from those of others beside it: then there
    /// are more, or fewer, that differ in its rectangle than it has.
    func shares(of groups: [[PixelRect]], in region: DifferenceRegion) -> [Int]? {
        let width = expected.width
        let box = region.box.intersection(PixelRect(width: width, height: expected.height))
        guard actual.width == width, actual.height == expected.height, !box.isEmpty else { return nil }
        var counts = [Int](repeating: 0, count: groups.count)
        var total = 0
        for y in box.y0..<box.y1 {
            let bytes = (y * width + box.x0) * 4..<(y * width + box.x1) * 4
            guard expected.components[bytes] != actual.components[bytes] else { continue }
            let owners = owners(of: groups, row: y, in: box)
            for (index, owner) in owners.enumerated() where owner != .hidden {
                let start = bytes.lowerBound + index * 4
                guard expected.components[start..<start + 4] != actual.components[start..<start + 4] else {
                    continue
                }
                total += 1
                if case .one(let group) = owner { counts[group] += 1 }
            }
        }
        return total == region.pixels ? counts : nil
    }

    /// The group whose areas a pixel lies in.
    private enum Owner: Hashable { case none, one(Int), several, hidden }

    private func owners(of groups: [[PixelRect]], row y: Int, in box: PixelRect) -> [Owner] {
        var owners = [Owner](repeating: .none, count: box.width)
        func columns(_ area: PixelRect) -> Range<Int> {
            guard area.y0 <= y, y < area.y1 else { return 0..<0 }
            let start = min(max(area.x0, box.x0), box.x1)
            return start - box.x0..<max(min(area.x1, box.x1), start) - box.x0
        }
        for (group, areas) in groups.enumerated() {
            for area in areas {
                for column in columns(area) {
                    switch owners[column] {
                    case .none: owners[column] = .one(group)
                    case .one(let other) where other != group: owners[column] = .several
                    default: break
                    }
                }
            }
        }
        for mask in masks { for column in columns(mask) { owners[column] = .hidden } }
        return owners
    }
}
