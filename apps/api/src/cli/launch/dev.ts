/**
 * The `dev` script of this package: runs the server and restarts it when its files change. Browsers
 * reach it through the web's development server on `DEV_PORT`; the server listens on the next port.
 */
const webPort = Number(process.env.DEV_PORT ?? 3000)

process.env.PORT = String(webPort + 1)
process.env.WEB_DEV_SERVER = `http://localhost:${webPort}`
process.argv.push('--watch', 'src/server.ts')
await import('./launch.ts')
