import VitrineGeometry
import VitrineStyle

/// A container that places its children by an alignment, which may be meant for the container itself.
package protocol AligningElement: Element {
    var alignment: Alignment { get }
    /// The axes along which the alignment counts.
    var alignedAxes: [Axis] { get }
    /// The alignment as the scene gives it where a warning is due if it changes nothing; `nil` elsewhere.
    var written: WrittenAlignment? { get set }
    /// Returns `true` if the alignment surely moves no child along an axis.
    ///
    /// - Parameters:
    ///   - axis: The axis.
    ///   - frames: The frames of the children that show.
    ///   - whole: The container's own frame.
    func isAlignmentIdle(along axis: Axis, _ frames: [Rect], in whole: Rect) -> Bool
}

extension AligningElement {
    package var alignedAxes: [Axis] { [.horizontal, .vertical] }

    package func isAlignmentIdle(along axis: Axis, _ frames: [Rect], in whole: Rect) -> Bool {
        frames.allSatisfy { abs($0.size[axis] - whole.size[axis]) <= 0.5 }
    }
}

extension StackElement: AligningElement {
    package var alignedAxes: [Axis] { [axis.other] }
}

extension ZStackElement: AligningElement {}

extension GridElement: AligningElement {
    package func isAlignmentIdle(along axis: Axis, _ frames: [Rect], in whole: Rect) -> Bool {
        frames.lines(along: axis).allSatisfy { $0.areAlike(along: axis) }
    }
}

extension LazyGridElement: AligningElement {
    package func isAlignmentIdle(along axis: Axis, _ frames: [Rect], in whole: Rect) -> Bool {
        // Across, cells may be wider than what is in them.
        axis == self.axis && frames.lines(along: axis).allSatisfy { $0.areAlike(along: axis) }
    }
}

extension FlowElement: AligningElement {
    package func isAlignmentIdle(along axis: Axis, _ frames: [Rect], in whole: Rect) -> Bool {
        let rows = frames.lines(along: .vertical)
        return axis == .vertical
            ? rows.allSatisfy { $0.areAlike(along: axis) }
            : rows.map { row in row.dropFirst().reduce(row[0]) { $0.union($1) } }.areAlike(along: axis)
    }
}

extension [Rect] {
    /// The rectangles in lines: those that overlap along an axis. No line is empty.
    fileprivate func lines(along axis: Axis) -> [[Rect]] {
        var lines: [[Rect]] = []
        var end = -Double.infinity
        for frame in sorted(by: { $0.origin[axis] < $1.origin[axis] }) {
            if frame.origin[axis] < end - 0.01 {
                lines[lines.count - 1].append(frame)
            } else {
                lines.append([frame])
            }
            end = Swift.max(end, frame.origin[axis] + frame.size[axis])
        }
        return lines
    }

    /// Returns `true` if all have one length along an axis.
    fileprivate func areAlike(along axis: Axis) -> Bool {
        allSatisfy { abs($0.size[axis] - self[0].size[axis]) <= 0.5 }
    }
}
