import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A real file system in memory with little space. */
export interface SmallDisk {
  readonly path: string
  /** Prefix of every command that uses the disk. */
  readonly prefix: readonly string[]
  /** Runs a command on it, and returns its output. */
  run(...command: string[]): string
  /** Writes a file until no byte is free. */
  fill(): void
  /** Removes that file. */
  makeRoom(): void
  freeBytes(): number
  remove(): void
}

const MOUNT = ['mount', '-t', 'tmpfs']

/**
 * Mounts the disk, as root or in a separate namespace.
 *
 * @returns the reason when this machine does not support it
 */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | string> {
  if (process.platform !== 'linux') return 'only Linux has a file system in memory'
  const path = mkdtempSync(join(tmpdir(), 'memesmith-disk-'))
  const mount = [...MOUNT, '-o', `size=${megabytes}m,mode=700`, 'tmpfs', path]
  const [command = '', ...args] = mount
  if (spawnSync(command, args).status === 0) {
    return createDisk(path, [], () => spawnSync('umount', ['--lazy', path]))
  }
  const holder = spawn('unshare', [
    '-Urm',
    'sh',
    '-c',
    '"$@" && echo ok && exec cat',
    'sh',
    ...mount,
  ])
  const isMounted = await Promise.race([
    once(holder.stdout, 'data').then(() => true),
    once(holder, 'exit').then(() => false),
    once(holder, 'error').then(() => false),
  ])
  if (!isMounted) {
    rmSync(path, { recursive: true })
    return 'this user may mount nothing, neither with mount nor with unshare'
  }
  const prefix = ['nsenter', '-t', String(holder.pid), '-U', '-m', '--preserve-credentials']
  return createDisk(path, prefix, () => holder.kill('SIGKILL'))
}

function createDisk(path: string, prefix: readonly string[], unmount: () => void): SmallDisk {
  const filler = join(path, 'filler')
  function run(...rest: string[]): string {
    const [command = '', ...args] = [...prefix, ...rest]
    return spawnSync(command, args, { encoding: 'utf8' }).stdout
  }
  const freeBytes = () => Number(run('stat', '-f', '-c', '%a', path)) * blockSize
  const blockSize = Number(run('stat', '-f', '-c', '%S', path))
  return {
    path,
    prefix,
    run,
    freeBytes,
    fill() {
      run('dd', 'if=/dev/zero', `of=${filler}`, `bs=${blockSize}`, 'oflag=append', 'conv=notrunc')
      if (freeBytes() !== 0) throw new Error(`expected a full disk, got ${freeBytes()} free bytes`)
    },
    makeRoom: () => void run('rm', filler),
    remove() {
      unmount()
      rmSync(path, { recursive: true, force: true })
    },
  }
}
