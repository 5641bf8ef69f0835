/// Three rows of three.
struct LightMatrix {
    let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    init(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) { rows = (a, b, c) }

    /// Each row's products are added in order, so that the result is the same everywhere.
    static func * (m: LightMatrix, c: SIMD3<Double>) -> SIMD3<Double> {
        func row(_ r: SIMD3<Double>) -> Double { r.x * c.x + r.y * c.y + r.z * c.z }
        return SIMD3(row(m.rows.0), row(m.rows.1), row(m.rows.2))
    }
}

/// The matrices of CSS Color 4, section 18, "Sample code for color conversions".
enum LightMatrices {
    static let sRGBFromXYZ = LightMatrix(
        [12831.0 / 3959, -329.0 / 214, -1974.0 / 3959],
        [-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810],
        [705.0 / 12673, -2585.0 / 12673, 705.0 / 667])

    /// Bradford's adaptation of the white point.
    static let d65FromD50 = LightMatrix(
        [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
        [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
        [0.012314014864481998, -0.020507649298898964, 1.330365926242124])

    static let a98 = LightMatrix(
        [573536.0 / 994567, 263643.0 / 1420810, 187206.0 / 994567],
        [591459.0 / 1989134, 6239551.0 / 9945670, 374412.0 / 4972835],
        [53769.0 / 1989134, 351524.0 / 4972835, 4929758.0 / 4972835])

    static let prophoto = LightMatrix(
        [0.79776664490064230, 0.13518129740053308, 0.03134773412839220],
        [0.28807482881940130, 0.71183523424187300, 0.00008993693872564], [0, 0, 0.82510460251046020])

    static let rec2020 = LightMatrix(
        [63426534.0 / 99577255, 20160776.0 / 139408157, 47086771.0 / 278816314],
        [26158966.0 / 99577255, 472592308.0 / 697040785, 8267143.0 / 139408157],
        [0, 19567812.0 / 697040785, 295819943.0 / 278816314])
}
