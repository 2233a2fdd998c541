import { createInterface } from 'node:readline/promises'

/**
 * Asks for confirmation before something is destroyed.
 *
 * @param isAnswered whether `--yes` was given, which skips the question
 * @throws Error when the answer is no, or nobody can answer
 */
export async function confirm(question: string, isAnswered: boolean): Promise<void> {
  if (isAnswered) return
  if (!process.stdin.isTTY) throw new Error(`${question} Add --yes to do it. Nothing was changed.`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error('Nothing was changed.')
}
