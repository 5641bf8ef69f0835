extension Painter {
    func paint(_ glass: Glass, _ state: PaintState) {
    }
    func apply(_ blur: ProgressiveBlur, under area: Area, _ state: PaintState) {
    }
}
