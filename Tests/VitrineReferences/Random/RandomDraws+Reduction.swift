@testable import VitrineDisplayList
@testable import VitrineGeometry

extension DisplayList {
    /// Returns a list that still fails, reduced in its items and their properties by trying one cut after
    /// another.
    func reduced(while fails: (DisplayList) -> Bool) -> DisplayList {
        var best = self
        var isSmaller = true
        while isSmaller {
            isSmaller = false
            for items in best.items.cuts {
                var next = best
                next.items = items
                if fails(next) {
                    best = next
                    isSmaller = true
                    break
                }
            }
        }
        return best
    }
}

extension [DisplayItem] {
    /// All lists that are smaller by one cut.
    fileprivate var cuts: [[DisplayItem]] {
        var result: [[DisplayItem]] = []
        for index in indices {
            var rest = self
            rest.remove(at: index)
            result.append(rest)
        }
        for index in indices {
            guard case .surface(let surface) = self[index].content else { continue }
            for smaller in surface.cuts {
                var copy = self
                copy[index].content = .surface(smaller)
                result.append(copy)
            }
        }
        for index in indices {
            guard case .group(let group) = self[index].content else { continue }
            for smaller in group.cuts {
                var copy = self
                copy[index].content = .group(smaller)
                result.append(copy)
            }
        }
        return result
    }
}

extension Surface {
    fileprivate var cuts: [Surface] {
        var result: [Surface] = []
        func cut(_ change: (inout Surface) -> Void) {
            var copy = self
            change(&copy)
            result.append(copy)
        }
        if backdrop != nil { cut { $0.backdrop = nil } }
        for index in outerShadows.indices { cut { $0.outerShadows.remove(at: index) } }
        for index in layers.indices { cut { $0.layers.remove(at: index) } }
        return result
    }
}

extension Group {
    fileprivate var cuts: [Group] {
        var result: [Group] = []
        func cut(_ change: (inout Group) -> Void) {
            var copy = self
            change(&copy)
            result.append(copy)
        }
        for items in items.cuts { cut { $0.items = items } }
        if clip != nil { cut { $0.clip = nil } }
        if let mask {
            cut { $0.mask = nil }
            for items in mask.items.cuts { cut { $0.mask?.items = items } }
        }
        for index in filters.indices { cut { $0.filters.remove(at: index) } }
        for index in shadows.indices { cut { $0.shadows.remove(at: index) } }
        if opacity != 1 { cut { $0.opacity = 1 } }
        if blendMode != .normal { cut { $0.blendMode = .normal } }
        if isIsolated { cut { $0.isIsolated = false } }
        if transform != .identity { cut { $0.transform = .identity } }
        return result
    }
}
