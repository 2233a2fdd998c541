import { startPostgres } from './start-postgres.ts'

/**
 * Starts PostgreSQL once for all tests that run on it. The processes of the tests inherit its
 * address.
 *
 * @returns a function that stops it
 */
// biome-ignore lint/style/noDefaultExport: Vitest calls a global setup's default export.
export default async function globalSetup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  process.env.TEST_POSTGRES = postgres.urlOf('postgres')
  return postgres.dispose
}
