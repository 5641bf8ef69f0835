/// Items of a display list whose contrast is measured together: a run of text, a symbol, or a surface.
package struct ContrastSubject: Sendable {
    /// The numbers of the items whose colour is measured, as `DisplayItemNumbering` has them.
    package var measured: Set<Int>
    /// The numbers of items that belong to them and have colours of their own, such as a symbol's fainter
    /// layers.
    package var companions: Set<Int>
    /// The least ratio that passes.
    package var required: Double

    package init(measured: Set<Int> = [], companions: Set<Int> = [], required: Double) {
        self.measured = measured
        self.companions = companions
        self.required = required
    }
}
