import { readdirSync, readFileSync } from 'node:fs'

export interface FoundProcess {
  readonly pid: number
  readonly commandLine: string
}

/** Ids of the processes that have this environment variable; Linux only. */
export function findProcesses(variable: string): FoundProcess[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const environment = readFileSync(`/proc/${name}/environ`, 'utf8').split('\0')
      if (!environment.includes(variable)) return []
      const commandLine = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return [{ pid: Number(name), commandLine }]
    } catch {
      // The process has ended, or belongs to another user.
      return []
    }
  })
}
