import yauzl from 'yauzl'
import yazl from 'yazl'

/** The files of a zip, by their paths. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true })
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk)
    files.set(entry.fileName, Buffer.concat(chunks))
  }
  return files
}

/** @param files paths, contents, and modes in Unix's form */
export async function zipOf(
  files: Iterable<readonly [string, Buffer | string, number?]>,
): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, content, mode = 0o100644] of files) {
    zip.addBuffer(Buffer.from(content), name, { mode })
  }
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
