@testable import VitrineDisplayList

extension DisplayItem {
    /// A surface as its parts, anything else as it is.
    var parts: [DisplayItem] {
        guard case .surface(let surface) = content else { return [self] }
        return surface.parts(from: source)
    }
}

extension DisplayList {
    /// The list with its surfaces taken apart, those in groups too, for tests that look at one part.
    var inParts: DisplayList {
        var list = self
        list.items = list.items.inParts
        return list
    }
}

extension [DisplayItem] {
    fileprivate var inParts: [DisplayItem] {
        flatMap(\.parts).map { item in
            guard case .group(var group) = item.content else { return item }
            group.items = group.items.inParts
            return DisplayItem(source: item.source, .group(group))
        }
    }
}
