import type { Config } from '../config/config.ts'

/** The scheme and host of links that a command prints, and what is wrong with them. */
export function linkOrigin({ publicUrl, port }: Config): {
  readonly origin: string
  readonly warning?: string
} {
  if (publicUrl !== undefined) return { origin: publicUrl }
  const origin = `http://localhost:${port}`
  return { origin, warning: `PUBLIC_URL is not set, so the link leads to ${origin}.` }
}
