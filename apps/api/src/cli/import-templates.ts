/**
 * `npx --yes pnpm@12 templates:import PATH`: creates templates from a folder or a zip of pictures, an
 * export, or the templates of memegen.
 */
import { basename } from 'node:path'
import { COMMAND_LINE, insertAudit } from '../features/audit/audit.repository.ts'
import type { ImportOutcome } from '../features/templates/import/import-outcome.ts'
import { importTemplates } from '../features/templates/import/import-templates.ts'
import { Renderer } from '../render/renderer.ts'
import { runCommand } from './command-line.ts'
import { readOptions, usageError } from './read-options.ts'
import { shownText } from './shown-text.ts'

const USAGE = 'templates:import FOLDER_OR_ZIP'

await runCommand(async ({ db, images, args, print }) => {
  const [path] = readOptions(args, USAGE, {}).positionals
  if (path === undefined) throw usageError(USAGE)
  const counts = { added: 0, changed: 0, unchanged: 0, skipped: 0 }
  for await (const outcome of importTemplates({ db, images, renderer: new Renderer() }, path)) {
    const isFirst = counts.added + counts.changed === 0
    if (isFirst && (outcome.result === 'added' || outcome.result === 'changed')) {
      const details = basename(path)
      await insertAudit(db, COMMAND_LINE, { act: 'templates-imported', details })
    }
    counts[outcome.result] += 1
    print(shownText(describe(outcome)))
    if ('frames' in outcome) {
      print(shownText(`moves: ${outcome.file} has ${outcome.frames} frames`))
    }
  }
  print(
    Object.entries(counts)
      .map(([result, count]) => `${count} ${result}`)
      .join(', '),
  )
})

function describe(outcome: ImportOutcome): string {
  const { file, result } = outcome
  if (result === 'skipped') return `skipped ${file}: ${outcome.reason}`
  const { slug, notes = [] } = outcome
  return `${result} ${file}: ${[slug, ...notes].join('; ')}`
}
