/**
 * Pillow as a peer: a Python process that does the same work, if Python and Pillow are installed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Contestant } from './measure.ts'

// Debian's Python comes first: its package `python3-pil` belongs to it.
const INTERPRETERS = ['/usr/bin/python3', 'python3']

interface Pillow extends Contestant {
  stop(): void
}

/**
 * Starts a Pillow script, which does its work once for every line that it reads; undefined if no Python
 * with Pillow is installed.
 *
 * @param script a file in this folder
 */
export function startPillow(
  name: string,
  script: string,
  parameters: readonly string[],
): Pillow | undefined {
  const python = INTERPRETERS.find(
    (each) => spawnSync(each, ['-c', 'from PIL import Image']).status === 0,
  )
  if (python === undefined) return undefined
  const child = spawn(python, [join(import.meta.dirname, script), ...parameters], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)
  return {
    name,
    async run() {
      child.stdin.write('\n')
      const [line] = await once(lines, 'line')
      return Number(line)
    },
    stop: () => child.kill(),
  }
}
