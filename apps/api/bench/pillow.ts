/** Pillow as a peer: a Python process that does the same job, if the machine has both. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Contestant } from './measure.ts'

// Debian's own comes first: it is the one that its package `python3-pil` belongs to.
const INTERPRETERS = ['/usr/bin/python3', 'python3']

interface Pillow extends Contestant {
  stop(): void
}

/**
 * Starts it; undefined when there is no Python with Pillow here.
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
