/**
 * The headless Chromium of the npm package `@sparticuz/chromium`.
 *
 * Problem: a bare Linux container has neither a browser nor its libraries, and without network they
 * can't be installed.
 * Approach: the package contains the browser and, for AWS Lambda, its libraries and a font,
 * compressed with brotli. They are unpacked once into a cache folder. A launcher script there sets
 * the paths for the loader and fontconfig, so that the result can be started like any browser. The
 * package's own `executablePath()` does not work: outside Lambda it leaves out the libraries, and
 * it trusts any file at a fixed path in the shared temp folder.
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

/** Replaces the package's own file, whose paths are Lambda's. System fonts are added. */
const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`

/**
 * Unpacks the bundled Chromium if necessary.
 *
 * @returns the path of the launcher; empty on other platforms
 */
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

/** Unpacks into another folder and renames it, so that a partly unpacked browser is never used. */
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
  const fed = pipeline(createReadStream(archive), createBrotliDecompress(), tar.stdin).catch(
    (error: NodeJS.ErrnoException) => {
      // tar stops reading at the archive's end mark; what follows it is only padding.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.code !== 'EPIPE') throw error
    },
  )
  const [code] = await Promise.all([closed, fed])
  if (code !== 0) throw new Error(`tar could not unpack ${archive} (exit code ${code})`)
}

async function writableCache(): Promise<string> {
  const besidePackages = join(import.meta.dirname, '../../node_modules/.cache/memesmith')
  try {
    await mkdir(besidePackages, { recursive: true })
    return besidePackages
  } catch {
    // The checkout is read-only. Uses a private folder, because others can write to the shared temp
    // folder.
    return mkdtemp(join(tmpdir(), 'memesmith-'))
  }
}
