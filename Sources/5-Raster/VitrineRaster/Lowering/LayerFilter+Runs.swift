import VitrineBlending
import VitrineDisplayList
import VitrinePixels

extension [LayerFilter] {
    /// A blur, or consecutive colour filters as one.
    enum Run {
        case blur(sigma: Double)
        case colors(ColorFilter)
    }

    /// The blurs, and the colour filters between them combined. Blurs of sigma 0 have no effect and do not
    /// even separate the colour filters around them.
    var runs: [Run] {
        var runs: [Run] = []
        var rest = filter { $0.sigma.map { $0 > 0 } ?? true }[...]
        while let first = rest.first {
            switch first {
            case .blur(let sigma):
                runs.append(.blur(sigma: sigma))
                rest = rest.dropFirst()
            case .pixel:
                let colors = rest.prefix(while: \.isPointwise)
                rest = rest.dropFirst(colors.count)
                if let color = ColorFilter(Array(colors)) { runs.append(.colors(color)) }
            }
        }
        return runs
    }

    /// `true` if the filters turn transparent black into something visible, everywhere: by a constant alpha,
    /// or by constant colours from which a later filter makes alpha.
    var affectsTransparentBlack: Bool {
        runs.contains { run in
            guard case .colors(let color) = run else { return false }
            var pixel: PackedPixel = 0
            unsafe withUnsafeMutablePointer(to: &pixel) { unsafe color.apply(to: $0, count: 1) }
            return pixel != 0
        }
    }
}
