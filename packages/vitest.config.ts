/**
 * For the tests of each package here. A process for each file would take more than the tests; a busy
 * machine takes longer than five seconds.
 */
// biome-ignore lint/style/noDefaultExport: Vitest reads a configuration's default export.
export default { test: { isolate: false, testTimeout: 30_000 } }
