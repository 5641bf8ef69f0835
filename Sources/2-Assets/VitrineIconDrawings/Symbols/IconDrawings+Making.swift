/// Tools, machines, files in the air, and the shapes of windows.
extension IconDrawings {
    private static let spanner =
        "M20.9 6.1L17.6 9.4L14.6 6.4L17.9 3.1C15.5 2.1 12.6 2.6 10.8 4.4C9.1 6.1 8.6 8.6 9.4 10.8L2.9 17.3"
        + "A2.7 2.7 0 0 0 6.7 21.1L13.2 14.6C15.4 15.4 17.9 14.9 19.6 13.2C21.4 11.4 21.9 8.5 20.9 6.1Z"
    private static let movableJaw = "M16.1 7.9L12.4 11.6L15 14.2M5 19H5.01"
    private static let smallSpanner =
        "M10.4 4.4L7.9 6.9L5.9 4.9L8.4 2.4C6.5 1.6 4.3 2 2.9 3.4"
        + "C1.6 4.7 1.2 6.7 1.8 8.4C2.3 9.8 3.4 10.9 4.8 11.4"
        + "C5.6 11.7 6.4 11.7 7.2 11.6L14.9 19.4A2.3 2.3 0 0 0 18.2 16.1L10.8 8.6C11.2 7.2 11.1 5.7 10.4 4.4Z"
    private static let screwdriver =
        "M21.6 2.6L18.2 4.2L13.4 9M10.4 12L4 18.4C3 19.4 3 20.4 3.6 21C4.2 21.6 5.2 21.6 6.2 20.6L12.6 14.2"
    private static let hammerHead = PathData.polygon([
        .init(8.2, 4.4, 1.6), .init(13.4, 2.6, 2), .init(21.4, 10.2, 1), .init(18.2, 13.4, 1),
        .init(15.6, 10.8, 0.6), .init(13.4, 12.4, 1.4), .init(10.4, 8.8, 1.2),
    ])
    private static let hammerHandle = "M11 10.4L3.6 17.8A2 2 0 0 0 6.4 20.6L13.6 13.2"
    private static let printerBody =
        "M6 16.6H4.6A2.6 2.6 0 0 1 2 14V10.2A2.6 2.6 0 0 1 4.6 7.6H19.4"
        + "A2.6 2.6 0 0 1 22 10.2V14A2.6 2.6 0 0 1 19.4 16.6H18"
    private static let paperIn = "M6.4 7.6V4.6A1.6 1.6 0 0 1 8 3H16A1.6 1.6 0 0 1 17.6 4.6V7.6"
    private static let paperOut = PathData.roundedRect(6, 13, 12, 8.2, radius: 1.4)
    private static let window = PathData.roundedRect(2, 3.8, 20, 16.4, radius: 3.2)
    private static let prompt = "M6.2 8.4L9.4 11.4L6.2 14.4M11.4 14.8H15.6"
    private static let braces =
        "M8.4 3.4H7.6A3 3 0 0 0 4.6 6.4V9.2A2.8 2.8 0 0 1 2.2 12"
        + "A2.8 2.8 0 0 1 4.6 14.8V17.6A3 3 0 0 0 7.6 20.6H8.4"
        + "M15.6 3.4H16.4A3 3 0 0 1 19.4 6.4V9.2A2.8 2.8 0 0 0 21.8 12"
        + "A2.8 2.8 0 0 0 19.4 14.8V17.6A3 3 0 0 1 16.4 20.6H15.6"
    private static let shell =
        "M12 21.4C8.4 21.4 5.8 18.6 5.8 15V12.6C5.8 10.4 7.4 8.8 9.6 8.8H14.4"
        + "C16.6 8.8 18.2 10.4 18.2 12.6V15C18.2 18.6 15.6 21.4 12 21.4Z"
    private static let bugHead = "M8.2 8.8V7.8A3.8 3.8 0 0 1 15.8 7.8V8.8"
    private static let bugLegs =
        "M5.8 12L2.6 10.2M5.8 15.4H2.2M6.6 18.4L3.6 20.6M18.2 12L21.4 10.2M18.2 15.4"
        + "H21.8M17.4 18.4L20.4 20.6M9.4 4.6L7.6 2.4M14.6 4.6L16.4 2.4"
    private static let chip = PathData.roundedRect(5, 5, 14, 14, radius: 2.8)
    private static let core = PathData.roundedRect(9, 9, 6, 6, radius: 1.2)
    private static let pins =
        "M8.6 2.2V5M12 2.2V5M15.4 2.2V5M8.6 19V21.8M12 19V21.8M15.4 19V21.8"
        + "M2.2 8.6H5M2.2 12H5M2.2 15.4H5M19 8.6H21.8M19 12H21.8M19 15.4H21.8"
    private static let memory = PathData.roundedRect(1.8, 6.6, 20.4, 9.6, radius: 1.8)
    private static let memoryPins = "M4.8 16.2V18.8M8.4 16.2V18.8M12 16.2V18.8M15.6 16.2V18.8M19.2 16.2V18.8"
    private static let memoryCells = "M6.4 9.8V13M12 9.8V13M17.6 9.8V13"
    private static let drive = "M5.2 5.6C5.5 4.8 6.2 4.4 7 4.4H17C17.8 4.4 18.5 4.8 18.8 5.6L21.6 12.6H2.4Z"
    private static let driveFront = PathData.roundedRect(1.8, 12.6, 20.4, 7, radius: 2.2)
    private static let globeRing = PathData.circle(12, 12, 9)
    private static let meridians =
        PathData.ellipse(12, 12, 4, 9) + "M3 12H21M4.8 7C6.6 8.4 9.2 9.2 12 9.2C14.8 9.2 17.4 8.4 19.2 7"
        + "M4.8 17C6.6 15.6 9.2 14.8 12 14.8C14.8 14.8 17.4 15.6 19.2 17"
    private static let cloudOutline =
        "M6.9 18.4A4.7 4.7 0 0 1 6.3 9.04A6.3 6.3 0 0 1 18.2 9.7A4.4 4.4 0 0 1 17.6 18.4Z"
    private static let openCloud =
        "M8 17H6.9A4.7 4.7 0 0 1 6.3 7.64A6.3 6.3 0 0 1 18.2 8.3A4.4 4.4 0 0 1 17.6 17H16"
    private static let ninths: [(x: Double, y: Double)] = [4.6, 12, 19.4].flatMap { y in
        [4.6, 12, 19.4].map { (x: $0, y: y) }
    }
    private static let squares = ninths.map {
        PathData.roundedRect($0.x - 2.2, $0.y - 2.2, 4.4, 4.4, radius: 1.1)
    }.joined()
    private static let discs = ninths.map { PathData.circle($0.x, $0.y, 2.3) }.joined()
    private static let stackFront = PathData.roundedRect(2, 9, 20, 12, radius: 2.8)
    private static let twoRows =
        PathData.roundedRect(2.4, 3.4, 19.2, 7, radius: 2)
        + PathData.roundedRect(2.4, 13.6, 19.2, 7, radius: 2)
    private static let wide = PathData.roundedRect(1.8, 4.4, 20.4, 15.2, radius: 3)
    private static let tile = PathData.roundedRect(2.6, 2.6, 18.8, 18.8, radius: 5.2)
    private static let badgedTile =
        "M13 2.6H7.8A5.2 5.2 0 0 0 2.6 7.8V16.2A5.2 5.2 0 0 0 7.8 21.4H16.2A5.2 5.2 0 0 0 21.4 16.2V11"
    private static let smallPlay = PathData.polygon([
        .init(9.6, 7.8, 0.9), .init(16.2, 12, 0.9), .init(9.6, 16.2, 0.9),
    ])
    private static let speechBox =
        "M6 4H18A3.8 3.8 0 0 1 21.8 7.8V13.4A3.8 3.8 0 0 1 18 17.2H11.6L7.8 20.7"
        + "C7.3 21.2 6.5 20.8 6.5 20.1V17.2H6"
        + "A3.8 3.8 0 0 1 2.2 13.4V7.8A3.8 3.8 0 0 1 6 4Z"
    private static let captionLines = "M6.4 9.2H12.6M15.2 9.2H17.6M6.4 12.8H8.8M11.4 12.8H17.6"
    private static let outwardArrows = "M3.4 9.6V3.4H9.6M3.4 3.4L10 10M20.6 14.4V20.6H14.4M20.6 20.6L14 14"
    private static let inwardArrows = "M10.2 4V10.2H4M10.2 10.2L3 3M13.8 20V13.8H20M13.8 13.8L21 21"

    @_optimize(none) static var making: [Icon] {
        [
            Icon("wrench", [.stroke(spanner)]),
            Icon("wrench.fill", .solid(spanner)),
            Icon("wrench.adjustable", [.stroke(spanner), .stroke(movableJaw, weight: 0.85).secondary]),
            Icon("wrench.adjustable.fill", .solid(spanner) + [.cutStroke(movableJaw, weight: 0.85)]),
            Icon(
                "wrench.and.screwdriver",
                [
                    .stroke(screwdriver).secondary, .cutStroke(smallSpanner, weight: 2.2), .cut(smallSpanner),
                    .stroke(smallSpanner),
                ]),
            Icon(
                "wrench.and.screwdriver.fill",
                [.stroke(screwdriver, weight: 1.5).secondary, .cutStroke(smallSpanner, weight: 2.4)]
                    + .solid(smallSpanner)),
            Icon("hammer", [.stroke(hammerHandle).secondary, .cut(hammerHead), .stroke(hammerHead)]),
            Icon(
                "hammer.fill",
                .solid(hammerHandle + "Z").secondary + [.cutStroke(hammerHead, weight: 2)]
                    + .solid(hammerHead)),
            Icon(
                "printer",
                [
                    .stroke(printerBody), .stroke(paperIn).secondary, .stroke(paperOut),
                    .stroke(PathData.dot(18.6, 10.8), weight: 1.1),
                ]),
            Icon(
                "printer.fill",
                .solid(PathData.roundedRect(2, 7.6, 20, 9, radius: 2.6)) + [
                    .stroke(paperIn).secondary, .cutStroke(paperOut, weight: 2.6), .cut(paperOut),
                    .stroke(paperOut),
                    .cutStroke(PathData.dot(18.8, 10.4), weight: 1.1),
                ]),
            Icon("terminal", [.stroke(window).secondary, .stroke(prompt)]),
            Icon("terminal.fill", .solid(window).secondary + [.cutStroke(prompt).primary]),
            Icon("apple.terminal", [.stroke(window).secondary, .stroke(prompt)]),
            Icon("apple.terminal.fill", .solid(window).secondary + [.cutStroke(prompt).primary]),
            Icon(
                "chevron.left.forwardslash.chevron.right",
                [.stroke("M6.6 7L1.6 12L6.6 17M17.4 7L22.4 12L17.4 17"), .stroke("M14 5L10 19").secondary]),
            Icon("curlybraces", [.stroke(braces)]),
            Icon(
                "ladybug",
                [
                    .stroke(shell), .stroke(bugHead).secondary, .stroke(bugLegs, weight: 0.9).secondary,
                    .stroke("M12 8.8V21.4"),
                ]),
            Icon(
                "ladybug.fill",
                [.stroke(bugLegs, weight: 0.9).secondary] + .solid(bugHead + "Z").secondary + [
                    .cutStroke(shell, weight: 2)
                ] + .solid(shell)
                    + [
                        .cutStroke("M12 9.6V22", weight: 0.7),
                        .cutStroke(PathData.dots([(9, 13), (15, 13), (9.6, 17), (14.4, 17)]), weight: 1.2),
                    ]),
            Icon("cpu", [.stroke(chip), .stroke(core).secondary, .stroke(pins, weight: 0.9).tertiary]),
            Icon(
                "cpu.fill",
                .solid(chip) + [.cutStroke(core, weight: 0.9), .stroke(pins, weight: 0.9).tertiary]),
            Icon(
                "memorychip",
                [.stroke(memory), .stroke(memoryCells).secondary, .stroke(memoryPins, weight: 0.9).tertiary]),
            Icon(
                "memorychip.fill",
                .solid(memory) + [.cutStroke(memoryCells), .stroke(memoryPins, weight: 0.9).tertiary]),
            Icon(
                "externaldrive",
                [
                    .stroke(drive).secondary, .cut(driveFront), .stroke(driveFront),
                    .stroke(PathData.dot(18.2, 16.1), weight: 1.2),
                ]),
            Icon(
                "externaldrive.fill",
                .solid(drive).secondary + [.cutStroke(driveFront, weight: 2.2)] + .solid(driveFront) + [
                    .cutStroke(PathData.dot(18.2, 16.1), weight: 1.3)
                ]),
            Icon(
                "internaldrive",
                [
                    .stroke(PathData.roundedRect(2.2, 4.4, 19.6, 15.2, radius: 3)).secondary,
                    .stroke("M2.2 14.2H21.8M6 17H9"), .stroke(PathData.dot(18, 17), weight: 1.1),
                ]),
            Icon(
                "internaldrive.fill",
                .solid(PathData.roundedRect(2.2, 4.4, 19.6, 15.2, radius: 3)) + [
                    .cutStroke("M0 14H24", weight: 0.75), .cutStroke(PathData.dot(18, 16.9), weight: 1.1),
                ]),
            Icon(
                "opticaldisc",
                [
                    .ring.secondary, .stroke(PathData.circle(12, 12, 2.6)),
                    .stroke(
                        PathData.arc(12, 12, 6.2, from: 12, to: 78)
                            + PathData.arc(12, 12, 6.2, from: 192, to: 258), weight: 0.8
                    ).tertiary,
                ]),
            Icon(
                "opticaldisc.fill",
                .disc.secondary + [.cutStroke(PathData.circle(12, 12, 2.8), weight: 0.9).primary]),
            Icon("network", [.stroke(globeRing), .stroke(meridians, weight: 0.85)]),
            Icon("icloud", [.stroke(cloudOutline)]),
            Icon("icloud.fill", .solid(cloudOutline)),
            Icon(
                "icloud.and.arrow.up",
                [.stroke(openCloud).secondary, .stroke("M12 21.6V11.4M8.8 14.6L12 11.4L15.2 14.6")]),
            Icon(
                "icloud.and.arrow.down",
                [.stroke(openCloud).secondary, .stroke("M12 11.4V21.6M8.8 18.4L12 21.6L15.2 18.4")]),
            Icon("icloud.slash", [Icon.Layer.stroke(cloudOutline)].slashed()),
            Icon("square.grid.3x3", [.stroke(squares)]),
            Icon("square.grid.3x3.fill", .solid(squares, weight: 0.6)),
            Icon("circle.grid.3x3", [.stroke(discs)]),
            Icon("circle.grid.3x3.fill", .solid(discs, weight: 0.6)),
            Icon(
                "rectangle.stack",
                [.stroke(stackFront), .stroke("M4.6 6H19.4").secondary, .stroke("M7 3H17").tertiary]),
            Icon(
                "rectangle.stack.fill",
                .solid(stackFront) + [.stroke("M4.6 6H19.4").secondary, .stroke("M7 3H17").tertiary]),
            Icon("rectangle.grid.1x2", [.stroke(twoRows)]),
            Icon("rectangle.grid.1x2.fill", .solid(twoRows)),
            Icon("rectangle.split.2x1", [.stroke(wide), .stroke("M12 4.4V19.6")]),
            Icon("rectangle.split.2x1.fill", .solid(wide) + [.cutStroke("M12 0V24", weight: 0.75)]),
            Icon("rectangle.split.3x1", [.stroke(wide), .stroke("M8.6 4.4V19.6M15.4 4.4V19.6")]),
            Icon(
                "rectangle.split.3x1.fill", .solid(wide) + [.cutStroke("M8.6 0V24M15.4 0V24", weight: 0.75)]),
            Icon("rectangle", [.stroke(wide)]),
            Icon("rectangle.fill", .solid(wide)),
            Icon(
                "sidebar.squares.left",
                [
                    .stroke(wide), .stroke("M9 4.4V19.6"),
                    .fill(
                        [7.2, 10.8, 14.4].map { PathData.roundedRect(4.2, $0, 2.6, 2.6, radius: 0.6) }
                            .joined()
                    ).secondary,
                ]),
            Icon(
                "sidebar.left",
                [
                    .stroke(wide), .stroke("M9 4.4V19.6"),
                    .stroke("M4.6 8H6.4M4.6 11H6.4M4.6 14H6.4", weight: 0.75).secondary,
                ]),
            Icon(
                "sidebar.right",
                [
                    .stroke(wide), .stroke("M15 4.4V19.6"),
                    .stroke("M17.6 8H19.4M17.6 11H19.4M17.6 14H19.4", weight: 0.75).secondary,
                ]),
            Icon(
                "macwindow",
                [
                    .stroke(window), .stroke("M2 8.6H22"),
                    .stroke(PathData.dots([(5.2, 6.3), (7.7, 6.3), (10.2, 6.3)]), weight: 0.75).secondary,
                ]),
            Icon(
                "menubar.rectangle",
                [.stroke(window), .fill("M2 8.4V7A3.2 3.2 0 0 1 5.2 3.8H18.8A3.2 3.2 0 0 1 22 7V8.4Z")]),
            Icon(
                "dock.rectangle",
                [.stroke(window), .fill(PathData.roundedRect(6, 14.6, 12, 3, radius: 1.1)).secondary]),
            Icon(
                "menubar.dock.rectangle",
                [
                    .stroke(window), .fill("M2 8.4V7A3.2 3.2 0 0 1 5.2 3.8H18.8A3.2 3.2 0 0 1 22 7V8.4Z"),
                    .fill(PathData.roundedRect(6, 14.6, 12, 3, radius: 1.1)).secondary,
                ]),
            Icon(
                "rectangle.inset.filled",
                [.stroke(wide).secondary, .fill(PathData.roundedRect(4.6, 7.2, 14.8, 9.6, radius: 1.4))]),
            Icon(
                "pip.enter",
                [
                    .stroke(
                        "M12 19.6H4.8A3 3 0 0 1 1.8 16.6V7.4A3 3 0 0 1 4.8 4.4H19.2A3 3 0 0 1 22.2 7.4V10"
                    )
                    .secondary,
                    .fill(PathData.roundedRect(13.6, 12.6, 9, 7, radius: 1.8)),
                    .stroke("M5.4 8L10.2 12.6M10.4 8.8V12.8H6.4", weight: 0.9),
                ]),
            Icon("arrow.up.left.and.arrow.down.right", [.stroke(outwardArrows)]),
            Icon("arrow.down.right.and.arrow.up.left", [.stroke(inwardArrows)]),
            Icon("captions.bubble", [.stroke(speechBox).secondary, .stroke(captionLines, weight: 0.95)]),
            Icon(
                "captions.bubble.fill",
                .solid(speechBox).secondary + [.cutStroke(captionLines, weight: 0.95).primary]),
            Icon("play.rectangle", [.stroke(wide).secondary, .fill(smallPlay)]),
            Icon("play.rectangle.fill", .solid(wide).secondary + [.cut(smallPlay).primary]),
            Icon("app", [.stroke(tile)]),
            Icon("app.fill", .solid(tile)),
            Icon("app.badge", [.stroke(badgedTile).secondary, .fill(PathData.circle(18.6, 5.4, 4))]),
            Icon(
                "app.badge.fill",
                .solid(tile).secondary + [
                    .cut(PathData.circle(18.6, 5.4, 5.8)), .fill(PathData.circle(18.6, 5.4, 4)),
                ]),
            Icon(
                "apps.iphone",
                [
                    .stroke(PathData.roundedRect(5.4, 1.8, 13.2, 20.4, radius: 3.6)).secondary,
                    .stroke(
                        PathData.dots([(9.4, 8), (14.6, 8), (9.4, 12), (14.6, 12), (9.4, 16), (14.6, 16)]),
                        weight: 1.5), .stroke("M10.8 4.6H13.2").secondary,
                ]),
            Icon(
                "gearshape.2",
                [
                    .stroke(largeCog, weight: 0.9), .stroke(PathData.circle(9, 9.6, 2.2), weight: 0.9),
                    .stroke(smallCog, weight: 0.75).secondary,
                    .stroke(PathData.dot(18, 18), weight: 1.1).secondary,
                ]),
            Icon(
                "gearshape.2.fill",
                .solid(largeCog, weight: 0.8) + [.cut(PathData.circle(9, 9.6, 2.6))]
                    + [Icon.Layer].solid(smallCog, weight: 0.7).secondary + [
                        .cut(PathData.circle(18, 18, 1.5))
                    ]),
            Icon("plus.square", [.stroke(tile).secondary, .stroke("M12 7.6V16.4M7.6 12H16.4")]),
            Icon(
                "plus.square.fill", .solid(tile).secondary + [.cutStroke("M12 7.6V16.4M7.6 12H16.4").primary]),
            Icon("minus.square", [.stroke(tile).secondary, .stroke("M7.6 12H16.4")]),
            Icon("minus.square.fill", .solid(tile).secondary + [.cutStroke("M7.6 12H16.4").primary]),
            Icon("xmark.square", [.stroke(tile).secondary, .stroke("M8.7 8.7L15.3 15.3M15.3 8.7L8.7 15.3")]),
            Icon(
                "xmark.square.fill",
                .solid(tile).secondary + [.cutStroke("M8.7 8.7L15.3 15.3M15.3 8.7L8.7 15.3").primary]),
        ]
    }

    private static let largeCog = PathData.cog(
        9, 9.6, teeth: 8, outer: 7.6, inner: 5.8, top: 8, foot: 13.4, tip: 0.9, notch: 1.1)
    private static let smallCog = PathData.cog(
        18, 18, teeth: 7, outer: 5, inner: 3.6, top: 9, foot: 15, tip: 0.6, notch: 0.7)
}
