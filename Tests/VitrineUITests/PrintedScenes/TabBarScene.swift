// swift-format-ignore-file
import VitrineUI

/// A scene in Swift.
enum TabBarScene {
    static var scene: Scene {
        Scene(
            canvas: Canvas(width: 390, height: 420, scale: 2),
            title: "Tab bar",
            accent: Color(light: "#E0356B", dark: "#FF6B98"),
            background: Paint(light: "#FFFFFF", dark: "#0B0B10"),
            audit: Audit(
                ignore: .contrast,
                reason: "the secondary label of iOS on a page, the accent on glass, and a badge in its red"
            )
        ) {
            VStack(spacing: 12) {
                HStack {
                    Text("Listen now").font(size: 30, weight: .bold)
                    Spacer()
                    Icon("person.circle.fill").font(28).foregroundStyle(.accent)
                }
                LazyVGrid(columns: 2, spacing: 12) {
                    part1
                }
            }
            .padding(horizontal: 16, top: 14)
            .frame(width: 390, height: 420, alignment: .top)
            .clipShape(.rectangle)
            VStack(spacing: 10) {
                Spacer()
                HStack(spacing: 12) {
                    RoundedRectangle(8).frame(size: 34)
                        .fill(.linearGradient(colors: ["#8A5CFF", "#FF9AD5"], from: .topLeading, to: .bottomTrailing))
                    VStack(alignment: .leading, spacing: 0) {
                        Text("Night bus").font(style: .subheadline, weight: .semibold)
                        Text("Oro").font(.caption).vibrancy(.secondary)
                    }
                    Spacer()
                    Icon("pause.fill").font(20)
                    Icon("forward.fill").font(18)
                }
                .padding(leading: 10, trailing: 20)
                .frame(height: 50)
                .glassEffect(.regular)
                HStack(spacing: 10) {
                    TabBar(
                        items: [
                            TabBarItem(icon: "house.fill", label: "Home"),
                            TabBarItem(icon: "music.note", label: "New"),
                            TabBarItem(icon: "headphones", label: "Radio", badge: "2"),
                            TabBarItem(icon: "bookmark.fill", label: "Library")
                        ],
                        selected: 0,
                        style: .floating
                    )
                    .glassEffect(.regular)
                    IconButton("magnifyingglass", size: 58, style: .glass).accessibility("Search")
                        .glassEffect(adaptive: false)
                }
            }
            .padding(horizontal: 16, bottom: 18)
            .frame(width: 390, height: 420)
        }
    }

    private static var part1: some View {
        ForEach(
            data: [
                [
                    "name": "Low tide",
                    "artist": "Mara Lind",
                    "a": "#0FB5C9",
                    "b": "#1B3A8C",
                    "c": "#FFE08A"
                ],
                [
                    "name": "Paper lanterns",
                    "artist": "Ito & Sons",
                    "a": "#FF7A59",
                    "b": "#8C1C5A",
                    "c": "#FFD9A0"
                ],
                [
                    "name": "Tall grass",
                    "artist": "Field Notes",
                    "a": "#A8D94E",
                    "b": "#1E6B4A",
                    "c": "#FFF6B8"
                ],
                [
                    "name": "Night bus",
                    "artist": "Oro",
                    "a": "#8A5CFF",
                    "b": "#1A1052",
                    "c": "#FF9AD5"
                ],
                [
                    "name": "Salt",
                    "artist": "The Harbours",
                    "a": "#5AC8FA",
                    "b": "#0A5BA8",
                    "c": "#FFFFFF"
                ],
                [
                    "name": "Red kites",
                    "artist": "Uma Berg",
                    "a": "#FF3B5C",
                    "b": "#5A0F3C",
                    "c": "#FFC24B"
                ]
            ],
            as: "album"
        ) {
            VStack(alignment: .leading, spacing: 2) {
                ZStack {
                    Rectangle()
                        .fill(.linearGradient(
                            colors: [.expression("album.a"), .expression("album.b")],
                            from: .topLeading,
                            to: .bottomTrailing
                        ))
                    Circle(96).fill(color: .expression("album.c"), opacity: 0.9).offset(x: 30, y: -22)
                    Path(
                        "M0 70 C40 40 70 96 110 70 S160 60 176 74 L186 74 L186 160 L-10 160 L-10 70 Z",
                        viewBox: [0, 0, 172, 146]
                    )
                    .frame(height: 146)
                    .fill(color: .expression("album.b"), opacity: 0.85)
                    VStack(spacing: 6) {
                        ForEach(data: 4) {
                            Capsule().frame(width: 120, height: 3).fill(color: .expression("album.c"), opacity: 0.7)
                        }
                    }
                    .offset(x: 20, y: 48)
                }
                .frame(height: 146)
                .clipShape(.cornerRadius(14))
                Text("{album.name}").font(style: .subheadline, weight: .semibold)
                Text("{album.artist}").font(.footnote).foregroundStyle(.secondary)
            }
        }
    }
}
