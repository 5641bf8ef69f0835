import VitrineGraphics

extension Codec where Value == Device {
    static let device = choice("a device", Device.all.map { ($0.name, $0) })
}
