import VitrineLayout

extension Alignment {
    package static let leadingEdge = Alignment(.leading, .center)
    package static let trailingEdge = Alignment(.trailing, .center)
    package static let topEdge = Alignment(.center, .top)
    package static let bottomEdge = Alignment(.center, .bottom)
}
