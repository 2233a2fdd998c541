/**
 * Measures the time and file size of encoding opaque pictures as PNG, next to other encoders for Node.
 */
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { encoders } from './encoders.ts'
import { makePictures, type Picture } from './pictures.ts'

/** Each round runs every encoder, so that a slow moment of the machine affects all of them. */
const ROUNDS = 15
/** Runs per encoder and round. */
const RUNS = 3

const print = (line: string) => process.stdout.write(`${line}\n`)

print(
  `Node ${process.version}, ${availableParallelism()} cores; fastest of ${ROUNDS * RUNS} runs\n`,
)
for (const picture of makePictures()) {
  print(`${picture.name}, ${picture.width} × ${picture.height}\n`)
  print('| encoder | ms | of encodePng | KB | of encodePng |')
  print('| --- | ---: | ---: | ---: | ---: |')
  const results = await measure(picture)
  const [ours] = results
  for (const { name, ms, bytes } of results) {
    const times = (ms / (ours?.ms ?? Number.NaN)).toFixed(2)
    const sizes = (bytes / (ours?.bytes ?? Number.NaN)).toFixed(2)
    print(`| ${name} | ${ms.toFixed(1)} | ${times} | ${(bytes / 1000).toFixed(1)} | ${sizes} |`)
  }
  print('')
}

async function measure(picture: Picture) {
  const results: { name: string; bytes: number; ms: number }[] = []
  for (const { name, encode } of encoders) {
    const png = await encode(picture)
    await expectSamePixels(name, png, picture)
    results.push({ name, bytes: png.length, ms: Number.POSITIVE_INFINITY })
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { encode }] of encoders.entries()) {
      const ms = await fastestOf(RUNS, () => encode(picture))
      const result = results[index]
      if (result !== undefined) result.ms = Math.min(result.ms, ms)
    }
  }
  return results
}

/** The work is always the same, so whatever makes a run slower is another process. */
async function fastestOf(runs: number, run: () => unknown): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY
  for (let count = 0; count < runs; count += 1) {
    const start = performance.now()
    await run()
    fastest = Math.min(fastest, performance.now() - start)
  }
  return fastest
}

async function expectSamePixels(name: string, png: Buffer, picture: Picture): Promise<void> {
  const decoded = await sharp(png).ensureAlpha().raw().toBuffer()
  if (!decoded.equals(picture.pixels)) throw new Error(`expected the same pixels from ${name}`)
}
