import VitrineIconDrawings

extension Icon {
    /// The least variable value that lights a layer.
    struct VariableThreshold: Hashable, Sendable {
        /// The value in hundredths.
        let percent: Int

        /// Returns `true` if a value lights the layer. What begins at 0 is lit by anything above 0.
        func isReached(by value: Double) -> Bool {
            percent == 0 ? value > 0 : value * 100 >= Double(percent) - 1e-9
        }
    }

    /// The thresholds of the symbol's variable layers, in their order.
    ///
    /// As in templates of SF Symbols: of four layers, the first is lit above 0 %, the others from 26, 51 and
    /// 76 %; of three, from 34 and 68 % ("Creating custom symbol images for your app").
    var variableThresholds: [VariableThreshold] {
        let count = (layers.compactMap(\.variableIndex).max() ?? -1) + 1
        return (0..<count).map { index in
            VariableThreshold(
                percent: index == 0
                    ? 0 : Int((100 * Double(index) / Double(count) + 1).rounded(.toNearestOrAwayFromZero)))
        }
    }

    /// `true` if a variable value changes the symbol.
    package var isVariable: Bool { layers.contains { $0.variableIndex != nil } }

    /// `true` if the symbol has colors of its own.
    package var isMulticolor: Bool { layers.contains { $0.hue != nil } }
}
