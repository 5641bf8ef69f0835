import VitrineDisplayList

extension Rasterizer {
    /// Returns the number of steps that a list is lowered to: what lowering takes by itself can be measured
    /// by it.
    ///
    /// - Throws: A `RasterError` if the list is rejected.
    package func stepCount(of list: DisplayList) throws(RasterError) -> Int {
        let (canvas, state) = try validated(list)
        return RasterPlan(list.items, state, target: canvas).steps.count
    }
}
