import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { Lane } from '../../scheduling/lane.ts'
import { zipOf } from '../../testing/zip.ts'
import { beginTurns } from './import-turns.ts'

it('imports take turns while others wait, and each has its time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'import-turns-'))
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const path = join(folder, 'some.zip')
    await writeFile(path, await zipOf([['memes/1.json', '{}']]))
    await using file = await open(path)
    const lane = new Lane({ places: 1, waitingOfUser: 2 })
    const { signal } = new AbortController()
    const begin = () => beginTurns(lane, 1, file.fd, signal, { turn: 0, total: 200 })
    const first = await begin()
    const done: string[] = []
    const others = async () => {
      const second = await begin()
      done.push('second 1')
      vi.advanceTimersByTime(200)
      await second.giveWay()
      expect(second.archive.names).toEqual(['memes/1.json'])
      done.push('second 2')
      second.end()
    }
    const ended = others()
    vi.advanceTimersByTime(150)
    await first.giveWay()
    done.push('first 1')
    // Waiting does not use up its time.
    expect([first.isTimeUp, lane.running]).toEqual([false, 1])
    await first.giveWay()
    done.push('first 2')
    expect(first.isTimeUp).toBe(false)
    vi.advanceTimersByTime(50)
    expect(first.isTimeUp).toBe(true)
    first.end()
    await ended
    expect(done).toEqual(['second 1', 'first 1', 'second 2', 'first 2'])
    expect(lane.running).toBe(0)
  } finally {
    vi.useRealTimers()
    await rm(folder, { recursive: true })
  }
})
