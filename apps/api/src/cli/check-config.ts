/**
 * `npx --yes pnpm@12 config:check [--json]`: reports what is set, what it means and what is wrong,
 * without starting anything.
 */

import { calls, pathOf } from '@memesmith/contract'
import { checkConfig } from '../config/check-config.ts'
import { printRows } from './print-rows.ts'
import { readOptions } from './read-options.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

try {
  const { values } = readOptions(process.argv.slice(2), 'config:check [--json]', {
    json: { type: 'boolean', default: false },
  })
  const { settings, problems, warnings, publicUrl } = checkConfig()
  if (values.json) print(JSON.stringify({ settings, problems, warnings }))
  else {
    printRows(print, settings, {
      asJson: false,
      nothing: 'Nothing is set: every setting has its default.',
    })
    for (const line of warnings) print(`Look at this: ${line}`)
    for (const line of problems) print(`Wrong: ${line}`)
    if (problems.length === 0) print('The server would start with these settings.')
    print(
      `To see what chats show of a meme, once the server runs: curl --silent ${publicUrl}${pathOf(calls.sharePage, { shareId: 'ID' })} | grep og:`,
    )
  }
  if (problems.length > 0) process.exitCode = 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
