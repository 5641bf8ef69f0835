import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineRaster

extension Rasterizer {
    /// Returns the contrast of subjects of a display list with what is behind each.
    ///
    /// A pixel counts where a subject covers at least a half of it. Its contrast is that of the subject's
    /// colour, composited there as if it covered all of the pixel, and of the picture without the subject.
    ///
    /// - Parameters:
    ///   - subjects: The subjects.
    ///   - list: The display list.
    /// - Returns: The contrast of each subject; `nil` for one that nothing can be seen of.
    /// - Throws: `RasterError` if the list cannot be painted.
    package func contrast(
        of subjects: [ContrastSubject], in list: DisplayList
    ) throws(RasterError) -> [ContrastMeasure?] {
        var numbers: [Int: Int] = [:]
        for (index, subject) in subjects.enumerated() {
            for number in subject.measured { numbers[number] = index }
        }
        let layout = ContrastLayout(
            list.items, subjects: numbers, count: subjects.count, scale: list.scale)
        var measures = [ContrastMeasure?](repeating: nil, count: subjects.count)
        // The pictures differ by the subjects alone, and what lies on these hides them or follows them.
        let seen = Repainter(workers: workers, limits: limits)
        _ = try seen.repaint(list)
        seen.pinsBackdrop = { $0.hidesBackdrop }
        let masks = Repainter(workers: workers, limits: limits)
        for pass in 0..<ContrastLayout.passLimit {
            let these = subjects.indices.filter { layout.passes[$0] == pass && !layout.boxes[$0].isEmpty }
            if these.isEmpty { continue }
            var places: [Int: Rect] = [:]
            for index in these {
                let box = layout.box(of: index)?.outset(by: 1)
                for number in subjects[index].measured { places[number] = box }
            }
            let painting = ContrastPainting(
                measured: these.reduce(into: []) { $0.formUnion(subjects[$1].measured) },
                companions: these.reduce(into: []) { $0.formUnion(subjects[$1].companions) },
                places: places)
            func picture(
                _ items: [DisplayItem], _ repainter: Repainter
            ) throws(RasterError) -> Pixmap {
                var copy = list
                copy.items = items
                _ = try repainter.repaint(copy)
                return repainter.picture ?? Pixmap(width: 1, height: 1)
            }
            let meter = ContrastMeter(
                coverage: try picture(painting.unhidden(list.items), masks),
                covered: try picture(painting.covered(list.items), seen),
                backdrop: try picture(painting.backdrop(list.items), seen), scale: list.scale,
                ratio: ContrastRatio(in: list.colorSpace))
            for index in these {
                measures[index] = meter.measure(layout.boxes[index], required: subjects[index].required)
            }
        }
        return measures
    }
}
