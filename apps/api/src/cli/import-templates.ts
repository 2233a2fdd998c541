/** `npx --yes pnpm@12 templates:import FOLDER`: creates templates from the pictures in a folder. */

import {
  type ImportOutcome,
  importTemplates,
} from '../features/templates/import/import-templates.ts'
import { Renderer } from '../render/renderer.ts'
import { runCommand } from './command-line.ts'

await runCommand(async ({ db, images, args: [folder], print }) => {
  if (folder === undefined) throw new Error('Usage: npx --yes pnpm@12 templates:import FOLDER')
  const counts = { added: 0, changed: 0, unchanged: 0, skipped: 0 }
  for await (const outcome of importTemplates({ db, images, renderer: new Renderer() }, folder)) {
    counts[outcome.result] += 1
    if (outcome.result !== 'unchanged') print(describe(outcome))
    if ('frames' in outcome) print(`moves: ${outcome.file} has ${outcome.frames} frames`)
  }
  print(
    Object.entries(counts)
      .map(([result, count]) => `${count} ${result}`)
      .join(', '),
  )
})

function describe(outcome: ImportOutcome): string {
  const { file, result } = outcome
  return `${result} ${file}: ${result === 'skipped' ? outcome.reason : outcome.slug}`
}
