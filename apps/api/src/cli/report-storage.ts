/** `npx --yes pnpm@12 storage:report [--json]`: what takes up space, by kind and by user. */

import {
  listLargestUsers,
  measureDatabase,
  sumPicturesByKind,
} from '../storage/storage-report.repository.ts'
import { runCommand } from './command-line.ts'
import { megabytes } from './megabytes.ts'
import { printRows } from './print-rows.ts'
import { readOptions } from './read-options.ts'

const USERS = 20

await runCommand(async ({ config, db, args, print }) => {
  const { values } = readOptions(args, 'storage:report [--json]', {
    json: { type: 'boolean', default: false },
  })
  const database = await measureDatabase(db)
  const kinds = await sumPicturesByKind(db)
  const users = await listLargestUsers(db, USERS)
  if (values.json) return print(JSON.stringify({ database, kinds, users }))
  print(`The database has ${megabytes(database.bytes)} MB.`)
  if (config.s3 !== undefined) print(`The pictures are in the bucket ${config.s3.bucket}.`)
  const empty = megabytes(database.emptyBytes ?? 0)
  if (empty > 0) {
    print(`${empty} MB of it are empty: storage:reclaim gives them back.`)
  }
  const table = { asJson: false, nothing: '' }
  print('')
  printRows(
    print,
    kinds.map(({ kind, count, bytes }) => ({ pictures: kind, count, MB: megabytes(bytes) })),
    table,
  )
  if (users.length === 0) return
  print('')
  printRows(
    print,
    users.map(({ email, memeCount, bytes }) => ({
      'largest users': email,
      memes: memeCount,
      MB: megabytes(bytes),
    })),
    table,
  )
})
