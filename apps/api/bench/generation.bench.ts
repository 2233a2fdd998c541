/**
 * `POST /api/memes/generate` through HTTP: the built-in generator, and the overhead with a model.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { signUpOverHttp } from '../src/testing/sign-up-over-http.ts'
import { startTestApp } from '../src/testing/test-app.ts'
import { measure, report } from './measure.ts'

const TURNS = 3
const PROMPTS = [
  'a cat riding a rocket to escape Monday',
  'two robots arguing about pizza',
  'a dog in a burning room with coffee',
  'a ghost waiting for a text back',
]

const model = new Worker(new URL('./model-worker.ts', import.meta.url))
const [baseUrl] = await once(model, 'message')

const builtIn = await startTestApp({ GENERATIONS_PER_HOUR: '0' })
const connected = await startTestApp({
  GENERATIONS_PER_HOUR: '0',
  OPENAI_API_KEY: 'none',
  OPENAI_BASE_URL: baseUrl,
})

async function contestant(name: string, { app }: typeof builtIn) {
  const user = await signUpOverHttp(app, 'bench@example.com')
  let round = 0
  return {
    name,
    async run() {
      const prompt = PROMPTS[round % PROMPTS.length]
      round += 1
      const response = await user.post('/api/memes/generate', { prompt })
      if (response.status !== 201) throw new Error(`expected a meme, got ${response.status}`)
      await response.arrayBuffer()
    },
  }
}

/** The model's two responses without the server; the rest is the server's overhead. */
const modelAlone = {
  name: "the model's own two answers",
  async run() {
    for (const path of ['/chat/completions', '/images/generations']) {
      const response = await fetch(baseUrl + path, { method: 'POST', body: '{}' })
      await response.arrayBuffer()
    }
  },
}

const results = await measure(
  [
    await contestant('built-in generator', builtIn),
    await contestant('a model that answers at once', connected),
    modelAlone,
  ],
  TURNS,
)
report(`A generated meme, 1024×1024, end to end (medians)`, results)
const [, whole, itsOwn] = results.map(({ median }) => median)
const overhead = (whole ?? Number.NaN) - (itsOwn ?? Number.NaN)
process.stdout.write(`  our own overhead with a model: ${overhead.toFixed(2)} ms\n`)

await Promise.all([builtIn.close(), connected.close()])
await model.terminate()
