import VitrineDisplayList

extension [BarItem.Part] {
    /// The items in a colour, where they have none of their own.
    func tinted(_ tint: Color?) -> [BarItem.Part] {
        map { part in
            guard case .item(var item) = part else { return part }
            item.tint = item.tint ?? tint
            return .item(item)
        }
    }
}
