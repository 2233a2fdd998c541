/**
 * `dev` of this package: the server, started anew after each change of its files. Browsers reach it
 * through the web's development server, which is on `DEV_PORT`; it listens on the next port itself.
 */
const webPort = Number(process.env.DEV_PORT ?? 3000)

process.env.PORT = String(webPort + 1)
process.env.WEB_DEV_SERVER = `http://localhost:${webPort}`
process.argv.push('--watch', 'src/server.ts')
await import('./launch.ts')
