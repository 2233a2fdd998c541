import { calls } from '@memesmith/contract'
import { percentile } from '../../attack/post-at-once.ts'
import { HttpBrowser } from '../../src/testing/http-browser.ts'
import { emailOf, MEASURED, PASSWORD } from './fill-site.ts'

/** A site that is measured. */
export interface Site {
  readonly origin: string
  /** Share ids of any of its memes. */
  readonly shareIds: readonly string[]
}

/** Milliseconds of each request to a site. */
type Times = number[]

/** The times of one kind of request to each site, in the order of the sites. */
export interface Measured {
  readonly name: string
  readonly times: readonly Times[]
}

type Request = (site: Site, user: HttpBrowser, number: number) => Promise<Response>

const REQUESTS: Readonly<Record<string, Request>> = {
  list: (_site, user) => user.request('/api/memes'),
  'share page': ({ shareIds }, user, number) => user.request(`/m/${at(shareIds, number)}`),
  'shared picture': ({ shareIds }, user, number) => user.request(`/m/${at(shareIds, number)}.png`),
  save: (_site, user, number) =>
    user.postJson('/api/memes', { templateId: 1, topText: 'Number', bottomText: String(number) }),
  login: ({ origin }, _user, number) =>
    new HttpBrowser(origin).postForm('/api/login', {
      email: emailOf(number % MEASURED.users),
      password: PASSWORD,
    }),
  'public: newest': (_site, user) => user.request('/api/explore'),
  'public: popular': (_site, user) => user.request('/api/explore?sort=popular'),
  'public: random': (_site, user, number) =>
    user.request(`/api/explore?sort=random&seed=${(number * 7919) % 1_000_000_000}`),
  'public: page 30': (_site, user) => user.request('/api/explore?page=30'),
  'public: tag': (_site, user) => user.request('/api/explore?tag=cat&sort=popular'),
  'public: template': (_site, user) => user.request('/api/explore?template=1'),
  'public: person': (_site, user, number) =>
    user.request(`/api/explore?handle=user_${number % MEASURED.users}`),
  // Two words of which many memes have both, two of which few titles do, one, a beginning and a misspelling.
  'public: search': (_site, user) => user.request('/api/explore?q=robot+paints'),
  'search: 4 words': (_site, user) => user.request('/api/explore?q=cat+monday+eats+again'),
  'search: 1 word': (_site, user) => user.request('/api/explore?q=robot'),
  'search: page 5': (_site, user) => user.request('/api/explore?q=robot&page=5'),
  'search: begins': (_site, user) => user.request('/api/explore?q=rob+pai'),
  'search: typo': (_site, user) => user.request('/api/explore?q=robto+paints'),
  'search: nothing': (_site, user) => user.request('/api/explore?q=robot+monday+dog+boss'),
  'public: page': (_site, user) => user.request('/explore'),
  'public: feed': (_site, user) => user.request('/explore.atom'),
  // Older versions have no search in the collection.
  ...('q' in calls.listMemes.query.properties && {
    search: (_site: Site, user: HttpBrowser) => user.request('/api/memes?q=robot'),
  }),
}

const at = (values: readonly string[], number: number): string =>
  values[number % values.length] ?? ''

/**
 * Sends the same requests to several sites, one after another and in turn, so that a slow phase of
 * the machine affects all of them.
 *
 * @param amount requests of each kind to each site, after as many tenths to warm up
 */
export async function* measureSites(
  sites: readonly Site[],
  amount: number,
): AsyncGenerator<Measured> {
  const users: HttpBrowser[][] = []
  for (const { origin } of sites) users.push(await logIn(origin))
  for (const [name, request] of Object.entries(REQUESTS)) {
    const times = sites.map((): Times => [])
    for (let number = -Math.ceil(amount / 10); number < amount; number += 1) {
      for (const [index, site] of sites.entries()) {
        const user = users[index]?.[Math.abs(number) % MEASURED.users]
        if (user === undefined) throw new Error('expected a user')
        const start = performance.now()
        const response = await request(site, user, Math.abs(number))
        await response.arrayBuffer()
        if (number >= 0) times[index]?.push(performance.now() - start)
        if (response.status >= 400) throw new Error(`${name}: ${response.status}`)
      }
    }
    yield { name, times }
  }
}

/** One at a time, because many concurrent requests are refused on a busy machine. */
async function logIn(origin: string): Promise<HttpBrowser[]> {
  const users: HttpBrowser[] = []
  for (let user = 0; user < MEASURED.users; user += 1) {
    const browser = new HttpBrowser(origin)
    const form = { email: emailOf(user), password: PASSWORD }
    const { status } = await browser.postForm('/api/login', form)
    if (status !== 303) throw new Error(`login: ${status}`)
    users.push(browser)
  }
  return users
}

/** Prints the 50th and 95th percentile of each site, and the ratio of the last one to the first. */
export function printMeasured({ name, times }: Measured): void {
  const at = (share: number) => times.map((each) => percentile(each, share))
  const columns = [0.5, 0.95].map((share) => {
    const values = at(share)
    const ratio = (values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN)
    return `p${share * 100} ${values.map((ms) => ms.toFixed(1).padStart(6)).join(' → ')} ms  ${ratio.toFixed(2)} ×`
  })
  process.stdout.write(`  ${name.padEnd(15)} ${columns.join('    ')}\n`)
}
