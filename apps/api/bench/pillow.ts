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
 * Starts the process; undefined if no Python with Pillow is installed.
 *
 * @param files paths of the photo and of a font
 */
export function startPillow(
  files: { readonly photo: string; readonly font: string },
  captions: readonly string[],
): Pillow | undefined {
  const python = INTERPRETERS.find(
    (name) => spawnSync(name, ['-c', 'from PIL import Image']).status === 0,
  )
  if (python === undefined) return undefined
  const script = join(import.meta.dirname, 'pillow.py')
  const child = spawn(python, [script, files.photo, files.font, ...captions], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)
  return {
    name: 'Pillow: load, paste two texts, save',
    async run() {
      child.stdin.write('\n')
      await once(lines, 'line')
    },
    stop: () => child.kill(),
  }
}
