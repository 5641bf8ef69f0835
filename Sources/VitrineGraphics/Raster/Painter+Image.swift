extension Painter {
    /// Draws a picture over its frame, as far as it lies in the area.
    func draw(_ item: ImagePaint, in area: Area, _ state: PaintState) {
        let image = item.pixels
        guard image.width > 0, image.height > 0, !item.frame.isEmpty else { return }
        let frame = Area(area.operands + [Area.Operand(.intersect, .fill(.rectangle(item.frame)))])
        let coverage = state.clip.apply(
            to: Coverage(frame, transform: state.transform, clip: state.clip.rect))
        let shown = coverage.bounds.intersection(target.bounds)
        if shown.isEmpty { return }
        let map =
            Affine.scale(
                item.frame.width / Double(image.width), item.frame.height / Double(image.height)
            )
            .then(.translation(item.frame.minX, item.frame.minY))
            .then(state.transform)
        let isUpright = map.b == 0 && map.c == 0 && map.a != 0 && map.d != 0
        let layer =
            isUpright
            ? Resampling.upright(image, map: map, into: shown, workers: workers)
            : Resampling.general(image, map: map, into: shown, workers: workers)
        var clip = Clip(shown)
        clip.coverage = coverage
        composite(layer, opacity: Unit16.one, .normal, clip)
    }
}
