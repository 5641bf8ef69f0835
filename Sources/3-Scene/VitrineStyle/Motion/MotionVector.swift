import VitrineDisplayList
import VitrineGeometry

/// A value that is drawn as curves over time, because it consists of numbers.
package protocol MotionVector {
    var motionVector: [Double] { get }
}

extension Double: MotionVector {
    package var motionVector: [Double] { [self] }
}

extension Point: MotionVector {
    package var motionVector: [Double] { [x, y] }
}

extension ScaleSpec: MotionVector {
    package var motionVector: [Double] { factors.x == factors.y ? [factors.x] : [factors.x, factors.y] }
}

extension TrimSpec: MotionVector {
    package var motionVector: [Double] { [from, to] }
}
