import VitrineGeometry

extension GlassFace {
    /// The face over vivid colours, without a transfer of its own for them.
    package var vividFace: GlassFace {
        var face = self
        if let vivid {
            (face.base, face.gain, face.lift) = (vivid.base, vivid.gain, vivid.lift)
            (face.chroma, face.fade, face.regain) = (vivid.chroma, vivid.fade, vivid.regain)
        }
        face.vivid = nil
        return face
    }

    /// Returns the face with the weighted mean of the results of its transfer and another's.
    package func mixed(with other: GlassFace, at fraction: Double) -> GlassFace {
        var face = self
        let lifted = (gain * lift).interpolated(to: other.gain * other.lift, at: fraction)
        let regained = (chroma * regain).interpolated(to: other.chroma * other.regain, at: fraction)
        let faded = (chroma * fade).interpolated(to: other.chroma * other.fade, at: fraction)
        face.base = base.interpolated(to: other.base, at: fraction)
        face.gain = gain.interpolated(to: other.gain, at: fraction)
        face.lift = face.gain == 0 ? 0 : lifted / face.gain
        face.chroma = chroma.interpolated(to: other.chroma, at: fraction)
        face.fade = face.chroma == 0 ? 0 : faded / face.chroma
        face.regain = face.chroma == 0 ? 0 : regained / face.chroma
        return face
    }

    /// Returns the face with the one transfer that it has over a backdrop.
    ///
    /// - Parameter colorfulness: The mean colourfulness of what is behind the whole glass, 0...1.
    package func seen(over colorfulness: Double) -> GlassFace {
        guard let vivid else { return self }
        let t = min(max((colorfulness - vivid.from) / max(vivid.to - vivid.from, 0.001), 0), 1)
        var face = mixed(with: vividFace, at: t * t * (3 - 2 * t))
        face.vivid = nil
        return face
    }
}
