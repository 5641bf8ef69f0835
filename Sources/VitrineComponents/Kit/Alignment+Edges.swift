import VitrineLayout

extension Alignment {
    static let leadingEdge = Alignment(.leading, .center)
    static let trailingEdge = Alignment(.trailing, .center)
    static let topEdge = Alignment(.center, .top)
    static let bottomEdge = Alignment(.center, .bottom)
}
