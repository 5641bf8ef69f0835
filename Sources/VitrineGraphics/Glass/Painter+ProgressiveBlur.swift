extension Painter {
    func apply(_ blur: ProgressiveBlur, under area: Area, _ state: PaintState) {
    }
}
