import { startS3 } from '../../../storage/testing/start-s3.ts'
import { connectPostgres } from '../../postgres/connect-postgres.ts'
import { MIGRATED, runOnPostgres } from '../test-database.ts'
import { startPostgres } from './start-postgres.ts'

/**
 * Starts PostgreSQL and an S3 server once for all tests that run on them, which are two projects.
 * The processes of the tests inherit their addresses.
 *
 * @returns a function that stops them
 */
// biome-ignore lint/style/noDefaultExport: Vitest calls a global setup's default export.
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.TEST_POSTGRES !== undefined) return () => Promise.resolve()
  const [postgres, s3] = await Promise.all([startPostgres(), startS3()])
  await runOnPostgres(postgres.urlOf('postgres'), `create database ${MIGRATED}`)
  await (await connectPostgres(postgres.urlOf(MIGRATED))).destroy()
  process.env.TEST_POSTGRES = postgres.urlOf('postgres')
  process.env.TEST_S3 = JSON.stringify(s3.settings)
  return async () => {
    await Promise.all([postgres.dispose(), s3.dispose()])
  }
}
