import VitrinePixels

/// Coding as `{ "x": 8, "y": 16, "width": 40, "height": 20 }`.
extension PixelRect: Codable {
    private enum CodingKeys: String, CodingKey { case x, y, width, height }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let x = try values.decode(Int.self, forKey: .x)
        let y = try values.decode(Int.self, forKey: .y)
        let width = try values.decode(Int.self, forKey: .width)
        let height = try values.decode(Int.self, forKey: .height)
        let (x1, isTooWide) = x.addingReportingOverflow(width)
        let (y1, isTooHigh) = y.addingReportingOverflow(height)
        guard width >= 0, height >= 0, !isTooWide, !isTooHigh else {
            throw DecodingError.dataCorruptedError(
                forKey: .width, in: values, debugDescription: "a rectangle of \(width) by \(height)")
        }
        self.init(x0: x, y0: y, x1: x1, y1: y1)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(x0, forKey: .x)
        try values.encode(y0, forKey: .y)
        try values.encode(width, forKey: .width)
        try values.encode(height, forKey: .height)
    }
}
