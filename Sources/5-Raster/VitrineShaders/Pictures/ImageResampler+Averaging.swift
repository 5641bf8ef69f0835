import VitrineGeometry
import VitrinePixels
import VitrineThreads

extension ImageResampler {
    /// Returns the picture averaged along the axes along which it shrinks very much, and the map from its
    /// pixels to those of this picture; `nil` if there is no such axis.
    ///
    /// - Parameters:
    ///   - x: The number of source pixels per device pixel along rows.
    ///   - y: The same along columns.
    func averaged(
        shrinkingBy x: Double, _ y: Double, _ workers: Workers
    ) -> (ImageResampler<Pixmap>, Affine)? {
        func count(_ length: Int, _ shrink: Double) -> Int {
            guard shrink > PictureMeans.largestShrink else { return length }
            let most = (Double(length) / shrink * PictureMeans.averagedShrink).rounded(.up)
            return min(max(Int(most), 1), length)
        }
        let (width, height) = (count(source.width, x), count(source.height, y))
        if width == source.width && height == source.height { return nil }
        let picture = PictureMeans.picture(of: source, width: width, height: height, workers)
        return (
            ImageResampler<Pixmap>(source: picture, sampling: sampling, repeats: repeats),
            .scale(Double(source.width) / Double(width), Double(source.height) / Double(height))
        )
    }
}
