import VitrineDisplayList

extension [BarItem.Part] {
    /// Returns the items with a tint, unless they have their own.
    func tinted(_ tint: Color?) -> [BarItem.Part] {
        map { part in
            guard case .item(var item) = part else { return part }
            item.tint = item.tint ?? tint
            return .item(item)
        }
    }
}
