import VitrineUI

// A screen of 71 lines as SwiftUI's habit writes it. Three lines of it say what to write and are changed here:
// @State, NavigationStack and onTapGesture.

enum HabitScreen {
    static var scene: Scene {
        Scene(canvas: Canvas(device: .iphone17)) {
            LibraryView(songs: [
                Song(id: 1, title: "Nocturne", artist: "Field", color: .indigo),
                Song(id: 2, title: "Prelude", artist: "Chopin", color: .pink),
            ])
        }
    }
}

private struct Song: Identifiable { let id: Int; let title: String; let artist: String; let color: Color }

private struct LibraryView: View {
    private let isShuffled = true
    let songs: [Song]
    private let columns = [GridItem(.flexible(), spacing: 12), GridItem(.flexible())]

    var body: some View {
        VStack(spacing: 0) {
            NavigationBar("Library")
            ScrollView {
                VStack(alignment: .leading, spacing: 20) {
                    header
                    LazyVGrid(columns: columns, spacing: 12) {
                        ForEach(songs) { song in
                            VStack(alignment: .leading, spacing: 4) {
                                RoundedRectangle(cornerRadius: 12, style: .continuous)
                                    .fill(song.color.opacity(0.8))
                                    .aspectRatio(1, contentMode: .fit)
                                    .overlay(alignment: .bottomTrailing) {
                                        Image(systemName: "play.fill")
                                            .font(.caption.bold())
                                            .padding(8)
                                            .background(.ultraThinMaterial, in: Circle())
                                            .padding(6)
                                    }
                                Text(song.title).font(.subheadline.weight(.semibold)).lineLimit(1)
                                Text(song.artist).font(.caption).foregroundStyle(.secondary)
                            }
                        }
                    }
                    Toggle("Shuffle", isOn: .constant(isShuffled)).tint(.pink)
                    Slider(value: .constant(0.6), in: 0...1) {
                        Text("Volume")
                    } minimumValueLabel: {
                        Image(systemName: "speaker.fill")
                    } maximumValueLabel: {
                        Image(systemName: "speaker.wave.3.fill")
                    }
                    controls
                }
                .padding(.horizontal)
            }
            .background(Color(.systemGroupedBackground))
        }
    }

    private var header: some View {
        HStack(spacing: 12) {
            Circle()
                .strokeBorder(
                    .linearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom),
                    lineWidth: 3
                )
                .frame(width: 44, height: 44)
            VStack(alignment: .leading) {
                Text("Library").font(.largeTitle.bold())
                Text("\(songs.count) songs").font(.footnote).foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
        }
    }

    private var controls: some View {
        GlassEffectContainer(spacing: 16) {
            HStack(spacing: 16) {
                Button("Play", systemImage: "play.fill") {}.buttonStyle(.glassProminent).controlSize(.large)
                Button {
                } label: {
                    Image(systemName: "shuffle").frame(width: 48, height: 48)
                }
                .glassEffect(.regular.tint(.pink.opacity(0.3)).interactive(), in: .circle)
            }
            .frame(maxWidth: .infinity)
        }
    }
}
