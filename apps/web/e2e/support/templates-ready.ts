import { type APIRequestContext, expect } from 'playwright/test'

/** Waits until a new server has drawn its starter templates; a visitor may come while it does. */
export async function templatesReady(request: APIRequestContext, atLeast = 12): Promise<void> {
  await expect
    .poll(async () => (await (await request.get('/api/templates')).json()).length, {
      timeout: 60_000,
    })
    .toBeGreaterThanOrEqual(atLeast)
}
