import VitrineColor
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineThreads

/// A glass and its whole backdrop, to be painted in parts.
struct GlassDebugView: Sendable {
    let glass: Glass
    let state: PaintState
    /// The canvas without the glass.
    let backdrop: Layer
    let colorSpace: ColorSpace
    let workers: Workers

    /// Returns a picture after `body` has painted glass on it.
    private func painted(on picture: Layer, _ body: (Painter) -> Void) -> Layer {
        var picture = picture
        picture.withRows { rows in
            body(
                Painter(
                    target: rows, backdropLayers: [], canvas: backdrop.bounds, colorSpace: colorSpace,
                    workers: workers, minPixelsPerThread: Rasterizer().minPixelsPerThread))
        }
        return picture
    }

    func result(_ crop: PixelRect) -> Pixmap {
        painted(on: backdrop) { $0.paint(glass, state) }.cropped(to: crop)
    }

    /// Returns the glass without rim, shadow and contour.
    func face(_ crop: PixelRect) -> Pixmap {
        let plain = glass.changed(keepsShadows: false) {
            $0.rim.amount = 0
            $0.contour.color = .clear
        }
        return painted(on: backdrop) { $0.paint(plain, state) }.cropped(to: crop)
    }

    /// Returns the change of the face by the rim, on black; the largest change of a component, 0...1, is
    /// shown as white.
    func rim(_ crop: PixelRect, face: Pixmap) -> (picture: Pixmap, largest: Double) {
        let bare = glass.changed(keepsShadows: false) { $0.contour.color = .clear }
        var picture = painted(on: backdrop) { $0.paint(bare, state) }.cropped(to: crop)
        var largest: UInt16 = 0
        for index in picture.pixels.indices {
            let (a, b) = (picture.pixels[index], face.pixels[index])
            var change = Pixmap.Pixel(repeating: 65535)
            for lane in 0..<3 {
                change[lane] = max(a[lane], b[lane]) - min(a[lane], b[lane])
                largest = max(largest, change[lane])
            }
            picture.pixels[index] = change
        }
        // On a face that is nearly as light as the rim it would otherwise be invisible.
        for index in picture.pixels.indices where largest > 0 {
            for lane in 0..<3 {
                let value = UInt32(picture.pixels[index][lane])
                picture.pixels[index][lane] = UInt16(value * 65535 / UInt32(largest))
            }
        }
        return (picture, Double(largest) / 65535)
    }

    /// Returns shadows and contour on white. Clear glass over an empty backdrop leaves nothing else.
    func shadow(_ crop: PixelRect) -> Pixmap {
        let clear = glass.changed(keepsShadows: true) { $0 = GlassOptics(contour: $0.contour) }
        var picture = painted(on: Layer(backdrop.bounds)) { $0.paint(clear, state) }.cropped(to: crop)
        for index in picture.pixels.indices {
            let pixel = picture.pixels[index]
            let rest = 65535 - pixel.w
            picture.pixels[index] = Pixmap.Pixel(
                pixel.x + min(rest, 65535 - pixel.x), pixel.y + min(rest, 65535 - pixel.y),
                pixel.z + min(rest, 65535 - pixel.z), 65535)
        }
        return picture
    }

    /// Returns the backdrop blurred by the frost of the body that each pixel belongs to.
    func blurred(_ measures: GlassMeasures) -> Pixmap {
        let crop = measures.rect
        var picture = backdrop.cropped(to: crop)
        let area = Area(glass.bodies.map { Area.Operand(.union, .fill($0.shape)) })
        for sigma in Set(glass.bodies.map { max($0.optics.frost, 0) }).sorted() {
            let filter = BackdropFilter([.blur(sigma: sigma)], edge: glass.edge)
            var layer = Layer(PixelRect(width: 0, height: 0))
            _ = painted(on: backdrop) {
                layer = $0.filteredBackdrop(filter, under: area, state, shown: crop)
            }
            let shared = layer.bounds.intersection(crop)
            let part = shared.isEmpty ? Pixmap(width: 0, height: 0) : layer.cropped(to: shared)
            for y in shared.y0..<max(shared.y1, shared.y0) {
                for x in shared.x0..<shared.x1 {
                    let owner = measures.owner[(y - crop.y0) * crop.width + (x - crop.x0)]
                    if max(glass.bodies[owner].optics.frost, 0) == sigma {
                        picture[x - crop.x0, y - crop.y0] = part[x - shared.x0, y - shared.y0]
                    }
                }
            }
        }
        return picture
    }
}

extension Glass {
    fileprivate func changed(keepsShadows: Bool, _ change: (inout GlassOptics) -> Void) -> Glass {
        var glass = self
        if !keepsShadows { glass.shadows = [] }
        for index in glass.bodies.indices { change(&glass.bodies[index].optics) }
        return glass
    }
}

extension Layer {
    /// Returns the pixels of a rectangle within the bounds.
    func cropped(to rect: PixelRect) -> Pixmap {
        var picture = Pixmap(width: rect.width, height: rect.height)
        for y in 0..<rect.height {
            let from = (rect.y0 + y - bounds.y0) * bounds.width + (rect.x0 - bounds.x0)
            picture.pixels.replaceSubrange(
                y * rect.width..<(y + 1) * rect.width, with: pixmap.pixels[from..<from + rect.width])
        }
        return picture
    }
}
