/**
 * The headless Chromium that comes inside the npm package `@sparticuz/chromium`.
 *
 * Problem: a bare Linux container has neither a browser nor the libraries that one needs, and a
 * closed network offers neither.
 * Approach: the package carries the browser and (for AWS Lambda) those libraries and a font, all
 * brotli-packed. They are unpacked once into a cache folder, with a launcher script beside them
 * that points the loader and fontconfig there, so that the result is a path like any other.
 * The package's own `executablePath()` is no use: outside Lambda it leaves the libraries out, and
 * it trusts whatever lies at a fixed place in the shared temp folder.
 * Limits: Linux on x64 with glibc.
 */
import { spawn } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'

const archives = ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']

const launcher = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`

/** Replaces the package's own file, whose paths are Lambda's; the system's fonts join if there are any. */
const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`

/** Unpacks the bundled Chromium if need be; the path to start it, or none on other platforms. */
export async function unpackBundledChromium(): Promise<string[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return []
  const main = fileURLToPath(import.meta.resolve('@sparticuz/chromium'))
  const packageDir = join(dirname(main), '..')
  const { version }: { version: string } = JSON.parse(
    await readFile(join(packageDir, 'package.json'), 'utf8'),
  )
  const cache = await writableCache()
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) await unpack(join(packageDir, 'bin'), cache, folder)
  return [join(folder, 'launch')]
}

/** Unpacks beside the destination and then renames, so that a half-unpacked browser is never used. */
async function unpack(bin: string, cache: string, folder: string): Promise<void> {
  const draft = await mkdtemp(join(cache, 'unpacking-'))
  try {
    await pipeline(
      createReadStream(join(bin, 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(join(draft, 'chromium'), { mode: 0o755 }),
    )
    for (const archive of archives) await untar(join(bin, archive), draft)
    await writeFile(join(draft, 'fonts.conf'), fontsConf(folder))
    await writeFile(join(draft, 'launch'), launcher, { mode: 0o755 })
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

async function untar(archive: string, folder: string): Promise<void> {
  const tar = spawn('tar', ['-x', '--no-same-owner', '-f', '-', '-C', folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const closed = new Promise<number | null>((resolve, reject) => {
    tar.once('error', reject).once('close', resolve)
  })
  const fed = pipeline(createReadStream(archive), createBrotliDecompress(), tar.stdin)
  const [code] = await Promise.all([closed, fed])
  if (code !== 0) throw new Error(`tar could not unpack ${archive} (exit code ${code})`)
}

async function writableCache(): Promise<string> {
  const besidePackages = join(import.meta.dirname, '../../node_modules/.cache/memesmith')
  try {
    await mkdir(besidePackages, { recursive: true })
    return besidePackages
  } catch {
    // A read-only checkout. A folder of this run's own: others may write to the shared temp folder.
    return mkdtemp(join(tmpdir(), 'memesmith-'))
  }
}
