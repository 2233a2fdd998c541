import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/**
 * Reads the options of a command, such as `--days 7` and `--json`, and its other arguments.
 *
 * @param usage the arguments after the command's name
 * @throws Error with the command's usage if an option is unknown or has no value
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    throw usageError(usage)
  }
}

/** @param usage the name of the command and its arguments */
export const usageError = (usage: string): Error => new Error(`Usage: npx --yes pnpm@12 ${usage}`)

/**
 * A whole number that was given as an option.
 *
 * @param name of the option
 * @throws Error that says what it must be
 */
export function wholeNumber(name: string, value: string, max: number): number {
  const number = Number(value)
  if (Number.isInteger(number) && number >= 1 && number <= max) return number
  throw new Error(`--${name} must be a whole number from 1 to ${max}, not "${value}".`)
}
