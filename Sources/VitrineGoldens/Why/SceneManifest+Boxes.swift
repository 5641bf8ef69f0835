import VitrinePixels

extension SceneManifest {
    /// Returns the frame of a node with an id, and the bounds of everything that it and its descendants
    /// paint.
    public func boxes(ofNode id: String) -> [PixelRect] {
        let name = "#\(id)"
        func isWithin(_ source: String) -> Bool {
            source == name || source.hasPrefix(name + "[") || source.hasPrefix(name + ".")
        }
        // Descendants with ids of their own are found by their paths.
        let place = ids[name]
        let inner = Set(
            ids.compactMap { other, path in
                place.map { path.hasPrefix($0 + "[") || path.hasPrefix($0 + ".") } == true ? other : nil
            })
        func belongs(_ source: String) -> Bool {
            isWithin(source) || inner.contains(String(source.prefix { $0 != "." && $0 != "[" }))
        }
        let frames = nodes.filter { isWithin($0.source) && $0.frame.count == 4 }.map {
            PixelRect(x0: $0.frame[0], y0: $0.frame[1], x1: $0.frame[2], y1: $0.frame[3])
        }
        return frames + items.filter { belongs($0.source) }.map(\.pixels).filter { !$0.isEmpty }
    }
}

extension SceneManifest {
    /// Returns the nodes that may paint in a rectangle, topmost first, at most six.
    public func nodes(paintingIn region: PixelRect) -> [RegionCause.Node] {
        var nodes: [RegionCause.Node] = []
        for item in items.reversed() where !item.pixels.intersection(region).isEmpty {
            if nodes.count == 6 { break }
            guard !nodes.contains(where: { $0.source == item.source }) else { continue }
            nodes.append(RegionCause.Node(source: item.source, changes: []))
        }
        return nodes
    }
}
