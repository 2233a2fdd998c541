import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { createMemoryRelease } from './release-memory.ts'

afterEach(() => vi.unstubAllGlobals())

/** Runs the task every 50 ms for half a second, with this work before; returns how often it collected. */
async function collectionsWhile(work: () => void): Promise<number> {
  const collect = vi.fn()
  vi.stubGlobal('gc', collect)
  const release = createMemoryRelease(200)
  for (let time = 0; time < 10; time += 1) {
    await sleep(50)
    work()
    await release()
  }
  return collect.mock.calls.length
}

/** Holds the event loop without the CPU, as a machine does that has other work. */
function waitForTheCpu(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25)
}

function useTheCpu(): void {
  const end = performance.now() + 25
  while (performance.now() < end);
}

it('collects once when the site is idle, also on a machine that is busy with other programs', async () => {
  expect(await collectionsWhile(waitForTheCpu)).toBe(1)
})

it('does not collect while the site works', async () => {
  expect(await collectionsWhile(useTheCpu)).toBe(0)
})
