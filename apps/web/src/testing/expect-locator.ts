import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

export const expectCount = (found: Locator, count: number): Promise<void> =>
  expect.poll(() => found.elements().length).toBe(count)

const textOf = (found: Locator) => found.element().textContent?.replaceAll(/\s+/g, ' ').trim()

/** Expects this text and nothing more, without looking at spaces. */
export const expectText = (found: Locator, text: string): Promise<void> =>
  expect.poll(() => textOf(found)).toBe(text)

export const expectContains = (found: Locator, text: string): Promise<void> =>
  expect.poll(() => textOf(found)).toContain(text)
