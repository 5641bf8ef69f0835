import VitrineGeometry

extension IconDrawings {
    private static let highCloud =
        "M7 15.2A4.5 4.5 0 0 1 6.3 6.25A6.2 6.2 0 0 1 18.1 6.9A4.2 4.2 0 0 1 17.6 15.2Z"
    private static let slantedDrops = "M8 18.8L6.8 21.4M12.6 18.8L11.4 21.4M17.2 18.8L16 21.4"
    private static let flakes = [6.8, 12, 17.2].map {
        PathData.spokes($0, 20, from: -2, to: 2, at: [0, 60, 120])
    }.joined()
    private static let canopy =
        "M12 3.4C17 3.4 21 7.2 21.4 12.2C21.4 12.6 21.1 12.9 20.7 12.9H3.3C2.9 12.9 2.6 12.6 2.6 12.2"
        + "C3 7.2 7 3.4 12 3.4Z"
    private static let sixths: [Double] = [0, 60, 120, 180, 240, 300]
    private static let branches = sixths.map { angle in
        let left = PathData.pointOnCircle(centerX: 12, centerY: 12, radius: 8.3, degrees: angle - 18)
        let middle = PathData.pointOnCircle(centerX: 12, centerY: 12, radius: 5.6, degrees: angle)
        let right = PathData.pointOnCircle(centerX: 12, centerY: 12, radius: 8.3, degrees: angle + 18)
        return "M" + PathData.pair(left.x, left.y) + "L" + PathData.pair(middle.x, middle.y) + "L"
            + PathData.pair(right.x, right.y)
    }.joined()

    @_optimize(none) static var weather: [Icon] {
        [
            Icon(
                "snowflake",
                [
                    .stroke(PathData.spokes(12, 12, from: 0, to: 9.6, at: sixths), weight: 0.85),
                    .stroke(branches, weight: 0.8),
                ]),
            Icon(
                "wind",
                [
                    .stroke("M2.4 8.8H9.4A2.7 2.7 0 1 0 7 4.9"),
                    .stroke("M2.4 13H18A3.4 3.4 0 1 0 14.8 8.4"),
                    .stroke("M2.4 17H12.8A2.6 2.6 0 1 1 10.4 20.6"),
                ]),
            Icon("cloud.rain", [.stroke(highCloud), .stroke(slantedDrops).secondary]),
            Icon("cloud.rain.fill", .solid(highCloud) + [.stroke(slantedDrops).secondary]),
            Icon("cloud.snow", [.stroke(highCloud), .stroke(flakes, weight: 0.5).secondary]),
            Icon("cloud.snow.fill", .solid(highCloud) + [.stroke(flakes, weight: 0.5).secondary]),
            Icon(
                "umbrella", [.stroke(canopy), .stroke("M12 3.4V2.2M12 12.9V19A2.5 2.5 0 0 1 7 19").secondary]),
            Icon(
                "umbrella.fill",
                .solid(canopy) + [.stroke("M12 3.4V2.2M12 12.9V19A2.5 2.5 0 0 1 7 19").secondary]
            ),
            Icon(
                "thermometer.medium",
                [
                    .stroke("M8.8 13.6V5.4A3.2 3.2 0 0 1 15.2 5.4V13.6A4.9 4.9 0 1 1 8.8 13.6Z").secondary,
                    .stroke("M12 9.4V17.2", weight: 0.8), .stroke(PathData.dot(12, 17.2), weight: 1.9),
                ]),
        ]
    }
}
