import VitrineLayout

extension OutlineElement {
    /// Takes over what the elements in a node say that is read as one, as SwiftUI combines them: names and
    /// values in their order, what is said of a single control, and several controls as actions.
    ///
    /// - Parameters:
    ///   - parts: The elements in the node, in their order.
    ///   - isNamed: `true` if the node has a name of its own.
    package mutating func combine(_ parts: [OutlineElement], named isNamed: Bool) {
        let controls = parts.filter { $0.traits.isInteractive }
        let single = controls.count == 1 ? controls.first : nil
        let read = parts.filter { !$0.traits.isInteractive || single != nil }
        if !isNamed {
            // Symbols say no more than the words beside them.
            let named = read.filter { $0.label != nil && !$0.isNamedBySymbol }
            let names = (named.isEmpty ? read : named).compactMap(\.label)
            label = names.isEmpty ? symbol.map(OutlineBuilder.words(of:)) : names.joined(separator: ", ")
            isNamedBySymbol = named.isEmpty && label != nil
        }
        let values = read.compactMap(\.value)
        if value == nil, !values.isEmpty { value = values.joined(separator: ", ") }
        for part in read {
            traits.formUnion(part.traits.intersection([.isSelected, .updatesFrequently]))
        }
        if let single {
            traits.formUnion(single.traits)
            hint = hint ?? single.hint
        }
        actions += parts.flatMap(\.actions)
        if single == nil { actions += controls.compactMap(\.label) }
    }
}
