/** People who save memes on all templates of a site, one after another. */
import { randomUUID } from 'node:crypto'
import { createVictim } from './usual-requests.ts'

/**
 * Signs some users up, who save memes at the same time.
 *
 * @param origin of a site with templates
 * @param clients number of users
 * @param saves how many memes all of them save
 * @throws Error when one is not saved
 */
export async function saveOnEveryTemplate(
  origin: string,
  { clients, saves }: { readonly clients: number; readonly saves: number },
): Promise<void> {
  const templates: { id: number }[] = await fetchJson(`${origin}/api/templates`)
  const users = Array.from({ length: clients }, () =>
    createVictim({ origin }, `${randomUUID()}@example.com`),
  )
  let saved = 0
  await Promise.all(
    users.map(async (user) => {
      const { cookie } = await user
      while (saved < saves) {
        const number = saved
        saved += 1
        await fetchJson(`${origin}/api/memes`, {
          method: 'POST',
          headers: { cookie, 'content-type': 'application/json' },
          body: JSON.stringify({
            templateId: templates[number % templates.length]?.id,
            topText: `Number ${number}`,
            bottomText: 'of many',
          }),
        })
      }
    }),
  )
}

async function fetchJson<Answer>(url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, init)
  const text = await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`)
  return JSON.parse(text)
}
