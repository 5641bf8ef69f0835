import Foundation
import Testing
import Vitrine

@testable import VitrineUI

/// Paths and paints as SwiftUI makes them.
extension GrammarTests {
    /// Angles grow downwards from the right, and `clockwise` means the other way, as in SwiftUI.
    @Test func arcsGoTheWayOfSwiftUI() {
        func data(_ start: Double, _ end: Double, clockwise: Bool) -> String {
            var path = PathBuilder()
            path.addArc(
                center: CGPoint(x: 5, y: 5), radius: 5, startAngle: .degrees(start), endAngle: .degrees(end),
                clockwise: clockwise)
            return path.data
        }
        #expect(data(0, 90, clockwise: false) == "M10 5A5 5 0 0 1 5 10")
        #expect(data(90, 0, clockwise: true) == "M5 10A5 5 0 0 0 10 5")
        #expect(data(0, 180, clockwise: true) == "M10 5A5 5 0 0 0 5 0A5 5 0 0 0 0 5")
        #expect(data(0, 180, clockwise: false) == "M10 5A5 5 0 0 1 5 10A5 5 0 0 1 0 5")
        // Whole circles, however often around.
        let circle = "M10 5A5 5 0 0 1 5 10A5 5 0 0 1 0 5A5 5 0 0 1 5 0A5 5 0 0 1 10 5"
        #expect(data(0, 360, clockwise: false) == circle)
        #expect(data(0, 1080, clockwise: false) == circle)
        #expect(data(0, 0, clockwise: false) == "M10 5")
        #expect(data(0, .infinity, clockwise: false).isEmpty)
        #expect(data(.nan, 3, clockwise: true).isEmpty)
        #expect(!data(0, 1e300, clockwise: true).isEmpty)
    }

    @Test func arcsGoOnFromTheCurrentPoint() {
        var path = PathBuilder()
        path.move(to: .zero)
        path.addArc(
            center: CGPoint(x: 5, y: 5), radius: 5, startAngle: .degrees(0), endAngle: .degrees(90),
            clockwise: false)
        #expect(path.data == "M0 0L10 5A5 5 0 0 1 5 10")
    }

    @Test func pathsAreMadeOfRectangles() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        expect {
            Path(ellipseIn: rect)
        } is: {
            Path("M20 5A10 5 0 0 1 0 5A10 5 0 0 1 20 5Z")
        }
        expect {
            Path(rect)
        } is: {
            Path("M0 0L20 0L20 10L0 10Z")
        }
        expect {
            Path(roundedRect: rect, cornerRadius: 4)
        } is: {
            Path("M4 0L16 0A4 4 0 0 1 20 4L20 6A4 4 0 0 1 16 10L4 10A4 4 0 0 1 0 6L0 4A4 4 0 0 1 4 0Z")
        }
        // Corners are no larger than there is room, and none is a corner.
        expect {
            Path(roundedRect: rect, cornerRadius: 0)
        } is: {
            Path(rect)
        }
    }

    @Test func gradientsAndPicturesArePaints() {
        expect {
            Circle().fill(Gradient(colors: [.red, .blue]))
        } is: {
            Circle().fill(.linearGradient(colors: [.red, .blue], from: .top, to: .bottom))
        }
        expect {
            Circle().stroke(
                AngularGradient(colors: [.red, .blue], center: .center), style: StrokeStyle(lineWidth: 8))
        } is: {
            Circle().stroke(
                .angularGradient(AngularGradient(colors: [.red, .blue], center: .center)),
                style: StrokeStyle(lineWidth: 8))
        }
        expect {
            Circle().fill(.conicGradient(colors: [.red, .blue], center: .center))
        } is: {
            Circle().fill(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center))
        }
        expect {
            Circle().fill(.image(Image("a.png")))
        } is: {
            Circle().fill(.image(ImagePaint(source: "a.png", fit: .tile)))
        }
        expect {
            Circle().fill(ImagePaint(image: Image("a.png").resizable(), scale: 0.5))
        } is: {
            Circle().fill(.image(ImagePaint(source: "a.png", fit: .tile, scale: 2)))
        }
    }

    @Test func whatOnlyAnAppHasIsLeftOut() {
        expect {
            Text("a", comment: "said to translators")
            Image("a.png", bundle: nil)
            Stepper {
                Text("Qty")
            } onIncrement: {
            } onDecrement: {
            }
        } is: {
            Text("a")
            Image("a.png")
            Stepper("Qty")
        }
    }
}
