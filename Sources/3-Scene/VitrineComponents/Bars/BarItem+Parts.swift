import VitrineColor

extension [BarItem.Part] {
    /// Returns the items with a default tint for those without one.
    func tinted(_ tint: Color?) -> [BarItem.Part] {
        map { part in
            guard case .item(var item) = part else { return part }
            item.tint = item.tint ?? tint
            return .item(item)
        }
    }
}
