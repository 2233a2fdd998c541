/** `DATA_DIR=folder node start-and-stop.ts`: makes a site with the test template, and an empty one. */
import { join } from 'node:path'
import { connectSqlite } from '../database/sqlite/connect-sqlite.ts'
import { EMPTY_SITE } from '../database/testing/test-database.ts'
import { startTestApp } from './test-app.ts'

const { DATA_DIR = '' } = process.env
await (await startTestApp({ DATA_DIR })).close()
await (await connectSqlite(join(DATA_DIR, EMPTY_SITE))).destroy()
