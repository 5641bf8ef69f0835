import VitrineStyle

extension Codec where Value == Device {
    package static let device = choice("a device", Device.all.map { ($0.name, $0) })
}
