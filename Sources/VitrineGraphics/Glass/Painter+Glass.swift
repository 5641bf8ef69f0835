extension Painter {
    func paint(_ glass: Glass, _ state: PaintState) {
    }
}
