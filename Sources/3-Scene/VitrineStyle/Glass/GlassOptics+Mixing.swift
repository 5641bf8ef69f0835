import VitrineDisplayList
import VitrineGeometry

extension Double {
    /// Returns the value at a fraction of the way to another; exact at both ends.
    package func mixed(with other: Double, _ t: Double) -> Double {
        self == other ? self : self * (1 - t) + other * t
    }
}

extension GlassOptics {
    /// Returns the glass between two: all numbers are interpolated, colours premultiplied. A tint that only
    /// one of them has fades.
    package func mixed(with other: GlassOptics, _ t: Double) -> GlassOptics {
        if self == other { return self }
        var optics = self
        for path in Self.numbers {
            optics[keyPath: path] = self[keyPath: path].mixed(with: other[keyPath: path], t)
        }
        optics.face = face.mixed(with: other.face, t)
        optics.bleed.face = bleed.face.mixed(with: other.bleed.face, t)
        optics.contour.color = contour.color.mixed(with: other.contour.color, t)
        optics.glow.center = glow.center.interpolated(to: other.glow.center, t)
        optics.tint = GlassTint.mixed(tint, other.tint, t)
        return optics
    }

    /// All parameters that are independent numbers. The numbers of faces are mixed as colours are.
    private static let numbers: [GlassParameter.NumberPath] = GlassParameter.all.compactMap { parameter in
        guard !parameter.name.contains("face."), case .number(_, let path) = parameter.value else {
            return nil
        }
        return path
    }
}

extension GlassTint {
    static func mixed(_ one: GlassTint?, _ other: GlassTint?, _ t: Double) -> GlassTint? {
        guard let first = one ?? other, let last = other ?? one else { return nil }
        func color(_ tint: GlassTint?, _ stand: GlassTint) -> Color { tint?.color ?? stand.color.opacity(0) }
        return GlassTint(
            color(one, last).mixed(with: color(other, first), t),
            floor: first.floor.mixed(with: last.floor, t),
            exponent: first.exponent.mixed(with: last.exponent, t),
            gamma: first.gamma.mixed(with: last.gamma, t))
    }
}

extension Color {
    /// Returns the colour interpolated premultiplied, in encoded components, as in gradients.
    func mixed(with other: Color, _ t: Double) -> Color {
        if self == other { return self }
        let alpha = alpha.mixed(with: other.alpha, t)
        guard alpha > 0 else { return Color(red: red, green: green, blue: blue, alpha: 0) }
        func component(_ path: KeyPath<Color, Double>) -> Double {
            (self[keyPath: path] * self.alpha).mixed(with: other[keyPath: path] * other.alpha, t) / alpha
        }
        return Color(red: component(\.red), green: component(\.green), blue: component(\.blue), alpha: alpha)
    }
}

extension Shadow {
    func mixed(with other: Shadow, _ t: Double) -> Shadow {
        if self == other { return self }
        var shadow = t < 0.5 ? self : other
        shadow.color = color.mixed(with: other.color, t)
        shadow.sigma = sigma.mixed(with: other.sigma, t)
        shadow.spread = spread.mixed(with: other.spread, t)
        shadow.offset = offset.interpolated(to: other.offset, t)
        shadow.gain = gain.mixed(with: other.gain, t)
        return shadow
    }

    /// Returns shadows paired and interpolated in the order of both lists. A shadow without a counterpart
    /// fades.
    ///
    /// - Parameter t: The fraction of the way to `other`, 0...1.
    package static func mixed(_ one: [Shadow], _ other: [Shadow], _ t: Double) -> [Shadow] {
        (0..<max(one.count, other.count)).compactMap { index in
            func faded(_ shadow: Shadow, _ share: Double) -> Shadow {
                var shadow = shadow
                shadow.color = shadow.color.opacity(share)
                return shadow
            }
            switch (index < one.count ? one[index] : nil, index < other.count ? other[index] : nil) {
            case (let first?, let last?): return first.mixed(with: last, t)
            case (let first?, nil): return faded(first, 1 - t)
            case (nil, let last?): return faded(last, t)
            case (nil, nil): return nil
            }
        }
    }
}

extension GlassLight {
    package func mixed(with other: GlassLight, _ t: Double) -> GlassLight {
        if self == other { return self }
        return GlassLight(
            angle: angle.mixed(with: other.angle, t), first: first.mixed(with: other.first, t),
            second: second.mixed(with: other.second, t))
    }
}
