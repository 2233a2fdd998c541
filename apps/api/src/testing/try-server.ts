/**
 * `node try-server.ts`: stands in for `npx --yes pnpm@12 start` without the build. Starts the real server with
 * this process's settings, stops it once it is ready, and exits with its status.
 */
import { loadConfig } from '../config/config.ts'
import { startServerProcess } from './server-process.ts'

const server = startServerProcess(loadConfig().dataDir, process.env)
const response = await fetch(`${await server.origin}/readyz`)
process.stdout.write(`${await response.text()}\n`)
server.kill('SIGTERM')
process.exitCode = response.ok ? ((await server.ended).code ?? 1) : 1
