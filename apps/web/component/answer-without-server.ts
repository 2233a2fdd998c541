import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { calls, DEFAULT_SITE } from '@memesmith/contract'
import { FONT_SETS, fontFileOf } from '@memesmith/meme-render'
import type { Plugin } from 'vite'

const JSON_ANSWERS: Readonly<Record<string, object>> = {
  [calls.getCurrentUser.path]: { id: 1, email: 'ada@example.com', firstName: 'Ada' },
  [calls.getSite.path]: DEFAULT_SITE,
}
const FONTS = calls.getFont.path.replace(':id', '')

/** The usual font of captions. */
const [FIRST_SET] = FONT_SETS
const ARIAL = FIRST_SET && fontFileOf(FIRST_SET, 0)

/**
 * Lets components find out who is signed in, and load the usual font of captions, without a server. Every
 * other call is answered with 404.
 */
export const answerWithoutServer = (): Plugin => ({
  name: 'answer-without-server',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      if (!pathname.startsWith('/api/')) return next()
      const json = JSON_ANSWERS[pathname]
      if (json !== undefined) return response.end(JSON.stringify(json))
      if (ARIAL !== undefined && pathname === FONTS + ARIAL.id) {
        const file = import.meta.resolve(`${ARIAL.package}/${ARIAL.path}`)
        return createReadStream(fileURLToPath(file)).pipe(response)
      }
      response.statusCode = 404
      response.end()
    })
  },
})
