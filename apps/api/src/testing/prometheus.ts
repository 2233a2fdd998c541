import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

/** One line of `/metrics`. */
export interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

const LABEL = /(\w+)(=~|!~|!=|=)"((?:[^"\\]|\\.)*)"/g

/** Reads Prometheus' text format. */
export const readSamples = (text: string): Sample[] =>
  [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels = '', value]) => ({
    name,
    labels: Object.fromEntries(
      [...labels.matchAll(LABEL)].map(([, label = '', , text = '']) => [label, text]),
    ),
    value: Number(value),
  }))

/** A selector in a PromQL expression, such as `http_requests_total{method="POST", status=~"5.."}`. */
export interface Selector {
  readonly text: string
  matches(sample: Sample): boolean
}

/** The selectors of an expression, in order. Every selector must have labels. */
export const selectorsIn = (expression: string): Selector[] =>
  [...expression.matchAll(/(\w+)\{([^}]*)\}/g)].map(([text, name, labels = '']) => {
    // The job is Prometheus's name for the server.
    const matchers = [...labels.matchAll(LABEL)].filter(([, label]) => label !== 'job')
    return {
      text,
      matches: (sample) =>
        sample.name === name &&
        matchers.every(([, label = '', operator, wanted = '']) => {
          const value = sample.labels[label] ?? ''
          const isEqual = operator?.includes('~')
            ? new RegExp(`^(?:${wanted})$`).test(value)
            : value === wanted
          return operator?.startsWith('!') ? !isEqual : isEqual
        }),
    }
  })

/** A real Prometheus that scrapes a server. */
export interface Prometheus {
  /** The names of the alerts that fire. */
  firing(): Promise<readonly string[]>
  /** The number of series of an expression; fails when it is not valid. */
  count(expression: string): Promise<number>
  close(): Promise<void>
}

/** Whether Prometheus is installed. */
export const hasPrometheus = (): boolean =>
  spawnSync('prometheus', ['--version'], { stdio: 'ignore' }).status === 0

/**
 * Starts Prometheus.
 *
 * @param rules the text of a file of alert rules
 */
export async function startPrometheus(
  target: string,
  token: string,
  rules: string,
): Promise<Prometheus> {
  const folder = await mkdtemp(join(tmpdir(), 'memesmith-prometheus-'))
  await writeFile(join(folder, 'rules.yml'), rules)
  const job = {
    job_name: 'memesmith',
    authorization: { credentials: token },
    static_configs: [{ targets: [new URL(target).host] }],
  }
  const settings = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: ['rules.yml'],
    scrape_configs: [job],
  }
  // JSON is valid YAML.
  await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(settings))
  const port = await freePort()
  const options = {
    'config.file': join(folder, 'prometheus.yml'),
    'storage.tsdb.path': join(folder, 'data'),
    'web.listen-address': `127.0.0.1:${port}`,
  }
  const child = spawn(
    'prometheus',
    Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  await untilReady(child)
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)
    const { data, error } = JSON.parse(await response.text())
    if (!response.ok) throw new Error(error)
    return data
  }
  return {
    async firing() {
      const { alerts }: { alerts: { state: string; labels: { alertname: string } }[] } =
        await ask('alerts')
      return alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)
    },
    count: async (expression) =>
      (await ask(`query?${new URLSearchParams({ query: expression })}`)).result.length,
    async close() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true })
    },
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  let log = ''
  const ready = new Promise<void>((resolve, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log += text
      if (log.includes('Server is ready')) resolve()
    })
    child.once('exit', () => reject(new Error(`Prometheus ended: ${log}`)))
  })
  await ready
}
