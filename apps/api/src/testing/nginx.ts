import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import type { Balancer } from './round-robin.ts'

/** A real nginx on loopback with the site from `.github/deploy`, in front of a server. */
export interface Nginx {
  readonly httpPort: number
  readonly httpsPort: number
  /** Its self-signed certificate for `memes.example.com`. */
  readonly certificate: string
  /** Its log so far, errors included. */
  readLogs(): Promise<string>
  close(): Promise<void>
}

/** The site that the tests run. */
export const SITE = join(import.meta.dirname, '../../../../.github/deploy/nginx.conf')
const PAGE = join(import.meta.dirname, '../../../../.github/OPERATING.md')
const START_MS = 10_000

/** Whether nginx and openssl are installed. */
export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * @param origin of the upstream server
 * @throws Error when nginx does not start
 */
export async function startNginx(origin: string): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'memesmith-nginx-'))
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const key = join(folder, 'key.pem')
  const certificate = join(folder, 'certificate.pem')
  const subject = ['-subj', '/CN=memes.example.com']
  const names = ['-addext', 'subjectAltName=DNS:memes.example.com']
  const pair = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-days', '1', ...pair, ...subject, ...names], {
    stdio: 'ignore',
  })

  const site = replaceAll(await readFile(SITE, 'utf8'), [
    ['server 127.0.0.1:3000;', `server ${new URL(origin).host};`],
    ['  listen [::]:80;\n', ''],
    ['  listen [::]:443 ssl http2;\n', ''],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${httpsPort} ssl http2;`],
    ['/var/log/nginx/', `${folder}/`],
    ['/etc/letsencrypt/live/memes.example.com/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/memes.example.com/privkey.pem', key],
  ])
  const nginx = await runNginx(folder, site, httpsPort)
  return {
    httpPort,
    httpsPort,
    certificate: await readFile(certificate, 'utf8'),
    readLogs: async () => {
      const logs = ['memesmith.log', 'error.log'].map((name) =>
        readFile(join(folder, name), 'utf8'),
      )
      return (await Promise.all(logs)).join('')
    },
    close: () => stopNginx(nginx, folder),
  }
}

/**
 * Starts nginx as a load balancer for several servers, as OPERATING shows it. It also answers 502 for a request
 * that a server had received when it died.
 *
 * @param servers their origins
 * @throws Error when nginx does not start
 */
export async function startNginxBalancer(servers: readonly string[]): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), 'memesmith-balancer-'))
  const port = await freePort()
  const [, documented = ''] = /^```nginx\n([\s\S]*?)^```$/m.exec(await readFile(PAGE, 'utf8')) ?? []
  const [first = '', options = ''] = /server 10\.0\.0\.1:3000([^;]*);/.exec(documented) ?? []
  const upstream = servers.map((origin) => `server ${new URL(origin).host}${options};`)
  const site = `
    ${replaceAll(documented, [
      [first, upstream.join('\n')],
      [`server 10.0.0.2:3000${options};`, ''],
    ])}
    server {
      listen 127.0.0.1:${port};
      client_max_body_size 12m;
      location / {
        proxy_pass http://memesmith;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $http_host;
      }
    }`
  const nginx = await runNginx(folder, site, port)
  return { origin: `http://127.0.0.1:${port}`, close: () => stopNginx(nginx, folder) }
}

/**
 * @param folder for all of its files
 * @param site the content of its `http` section
 * @param port where it listens when it is ready
 */
async function runNginx(folder: string, site: string, port: number): Promise<ChildProcess> {
  const config = join(folder, 'nginx.conf')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
    events {}
    http {
      access_log off;
      ${paths.map((name) => `${name}_temp_path ${folder};`).join(' ')}
      ${site}
    }`,
  )
  const nginx = spawn('nginx', ['-e', 'stderr', '-c', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await untilListening(nginx, port)
  return nginx
}

async function stopNginx(nginx: ChildProcess, folder: string): Promise<void> {
  const exited = once(nginx, 'exit')
  nginx.kill('SIGTERM')
  await exited
  await rm(folder, { recursive: true })
}

/**
 * Fails if the site no longer contains a line to replace, because the test would then test nothing.
 */
function replaceAll(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`expected ${from} in ${text}`)
    return result.replaceAll(from, to)
  }, text)
}

async function untilListening(nginx: ChildProcess, port: number): Promise<void> {
  let output = ''
  nginx.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const deadline = Date.now() + START_MS
  while (nginx.exitCode === null && Date.now() < deadline) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await sleep(50)
  }
  nginx.kill('SIGKILL')
  throw new Error(`nginx did not start: ${output}`)
}
