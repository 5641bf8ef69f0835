extension [AuditedElement] {
    /// Returns for each element what those around it hand on.
    ///
    /// - Parameters:
    ///   - outermost: What the outermost elements are given.
    ///   - handedOn: A function that returns what an element at a position hands on to those in it, from what
    ///     it was given itself.
    package func surroundings<Value>(_ outermost: Value, _ handedOn: (Int, Value) -> Value) -> [Value] {
        var around: [Value] = []
        return indices.map { index in
            around.removeLast(around.count - Swift.min(self[index].depth, around.count))
            let own = around.last ?? outermost
            around.append(handedOn(index, own))
            return own
        }
    }

    /// The position of the element around each; `nil` for the outermost.
    package var parents: [Int?] { surroundings(nil) { index, _ in index } }

    /// Returns whether something holds for each element, or for one around it.
    package func areWithin(_ holds: (AuditedElement) -> Bool) -> [Bool] {
        var outer: Int?
        return map { element in
            if let depth = outer, element.depth <= depth { outer = nil }
            if outer == nil, holds(element) { outer = element.depth }
            return outer != nil
        }
    }
}
