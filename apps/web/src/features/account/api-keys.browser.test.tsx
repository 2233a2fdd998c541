import { type ApiKey, MAX_API_KEYS } from '@memesmith/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { ApiKeys } from './api-keys.tsx'

afterEach(() => vi.restoreAllMocks())

const keysThatExpire = (expiresAt: string): ApiKey[] =>
  Array.from({ length: MAX_API_KEYS }, (_, id) => ({
    id,
    name: `bot ${id}`,
    scope: 'read',
    createdAt: '2020-01-01T00:00:00.000Z',
    expiresAt,
    lastUsedAt: null,
  }))

it('leave room for another one when one has expired', async () => {
  const keys = keysThatExpire('2999-01-01T00:00:00.000Z')
  const expired = keysThatExpire('2020-01-02T00:00:00.000Z').slice(0, 1)
  const answer = vi.spyOn(window, 'fetch')
  answer.mockImplementation(async () => Response.json([...keys.slice(1), ...expired]))
  mount(<ApiKeys />)
  await expect.element(page.getByText(/, expired /)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Make Key' })).toBeVisible()
})
