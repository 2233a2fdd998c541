/** The real server in a separate process, for attack tests. */
import { flushCompileCache } from 'node:module'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config/config.ts'
import { SLOW_DRAWING } from '../src/render/drawing-limits.ts'
import { Renderer } from '../src/render/renderer.ts'
import { TEST_TEMPLATE } from '../src/testing/test-app.ts'
import { watchRoutes } from '../src/testing/watch-routes.ts'
import { watchHolds } from './longest-hold.ts'
import { peakMemory } from './peak-memory.ts'

const { SLOW_DRAWING_MS = SLOW_DRAWING.maxMs } = process.env
const renderer = new Renderer({ ...SLOW_DRAWING, maxMs: Number(SLOW_DRAWING_MS) })
const { app, routes } = await watchRoutes(() =>
  buildApp(readConfig(process.env), [TEST_TEMPLATE], { renderer }),
)
const origin = await app.listen({ host: '127.0.0.1', port: 0 })

// This process is killed in the end, so it could not store anything for the next one.
flushCompileCache()

const longestHold = watchHolds()

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({
    bytes: process.memoryUsage.rss(),
    peakBytes: peakMemory(),
    cpuMs: (user + system) / 1000,
    longestHoldMs: longestHold(),
  })
})
process.send?.({ port: Number(new URL(origin).port), routes })
