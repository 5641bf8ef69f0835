/// The symbols that are drawn, from which all others are made.
package enum IconDrawings {
    /// The drawings where their ink belongs on the grid, grouped by theme.
    ///
    /// The groups are computed and left unoptimized: as initializers of `static let` the optimizer took 34 of
    /// this module's 39 seconds over them, growing as the square of a table's length.
    package static var all: [Icon] {
        [
            arrows, directions, signs, lists, time, nature, people, communication, media, objects, tools,
            devices, weather, marks, capture, goods, editing, making, travel, body, messages, sound, shapes,
            turns, documents, texts, games, rooms, skies, figures, signals, instruments, sports, household,
            sundries, switches, frames, workplace, workouts, grids, stacks, homes, angles, jumps, heavens,
            alignment, belongings,
        ].flatMap { $0.map(placed) }
    }
}
