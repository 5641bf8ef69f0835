import VitrineGeometry

/// The rule that decides, from winding numbers, which points are inside a region.
///
/// A region is the intersection of areas; mostly there is one. Each filled outline and each stroke has a
/// winding number of its own; a stroke that lies wholly inside or outside its shape has two, the second one
/// for the shape.
public struct AreaProgram: Sendable {
    public enum Rule: Sendable { case nonZero, evenOdd }

    public struct Term: Sendable {
        public var operation: Area.Operation
        public var counter: Int
        public var rule: Rule
        /// For strokes on one side: the shape's winding number, its rule, and the side to keep.
        public var side: (counter: Int, rule: Rule, keepsInside: Bool)?
        /// `true` if the terms before it are an area of their own.
        public fileprivate(set) var beginsArea = false
    }

    public private(set) var terms: [Term] = []
    public private(set) var counterCount = 0
    private var isBeginning = false

    /// Creates a program without terms, of which nothing is inside.
    public init() {}

    /// One region with one winding number.
    public static let nonZero: AreaProgram = {
        var program = AreaProgram()
        let counter = program.addCounter()
        program.append(Term(operation: .union, counter: counter, rule: .nonZero))
        return program
    }()

    mutating func addCounter() -> Int {
        counterCount += 1
        return counterCount - 1
    }

    mutating func append(_ term: Term) {
        var term = term
        term.beginsArea = isBeginning && !terms.isEmpty
        isBeginning = false
        terms.append(term)
    }

    /// Makes the next term the first of an area that all before it is intersected with.
    mutating func beginArea() { isBeginning = true }

    /// The rule of the only winding number that decides, if there is just one.
    public var singleRule: Rule? {
        terms.count == 1 && terms[0].side == nil && terms[0].operation == .union ? terms[0].rule : nil
    }

    @inline(__always)
    @inlinable public static func isInside(_ rule: Rule, _ winding: Int32) -> Bool {
        switch rule {
        case .nonZero: winding != 0
        case .evenOdd: winding & 1 != 0
        }
    }

    @inlinable public func isInside(_ windings: [Int32]) -> Bool {
        var inside = false
        for term in terms {
            if term.beginsArea {
                if !inside { return false }
                inside = false
            }
            var isCovered = Self.isInside(term.rule, windings[term.counter])
            if isCovered, let side = term.side {
                isCovered = Self.isInside(side.rule, windings[side.counter]) == side.keepsInside
            }
            switch term.operation {
            case .union: inside = inside || isCovered
            case .subtract: inside = inside && !isCovered
            case .intersect: inside = inside && isCovered
            }
        }
        return inside
    }

    /// Returns `true` if points are inside that lie only in the outline of `counter`.
    public func isInside(onlyIn counter: Int) -> Bool {
        if singleRule != nil { return terms[0].counter == counter }
        var windings = [Int32](repeating: 0, count: counterCount)
        windings[counter] = 1
        return isInside(windings)
    }
}
