/**
 * A package of its own, because the generator needs the JavaScript API of TypeScript, which the
 * version that checks this repository does not have.
 */
import { createClient } from '@hey-api/openapi-ts'

/**
 * Generates a typed client in TypeScript.
 *
 * @param document a file with an OpenAPI document
 * @param folder where to write it
 */
export async function generateClient(document: string, folder: string): Promise<void> {
  await createClient({
    input: document,
    // Node runs what names its files whole.
    output: { path: folder, importFileExtension: '.ts' },
    logs: { level: 'silent', file: false },
  })
}
