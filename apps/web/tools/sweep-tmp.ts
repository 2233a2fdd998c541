import { LANGUAGES } from '@memesmith/languages'
import { FULL_SITE, fillSite, type Viewer } from '../e2e/support/full-site.ts'
import { openState, PAGE_STATES } from '../e2e/support/page-states.ts'
import { sayIn } from '../e2e/support/say-in.ts'
import { expectNoViolations } from '../e2e/support/axe.ts'
import { openTestPage } from './open-test-page.ts'
const NAMES = 'landing menu gallery explore share login report suspended help privacy not-found share-gone generator editor editor-style editor-layers editor-bar editor-blank editor-more dashboard dashboard-selected dashboard-delete account admin-overview admin-reports admin-users'.split(' ')
const ORDER = ['ar', 'uk', 'fr', 'hi', 'ja', 'tr', 'pl', 'es', 'pt-BR', 'id', 'ko', 'zh-Hans', 'en']
await openTestPage(async (page, server) => {
  const browser = page.context().browser()!
  const site = await fillSite(browser, server)
  for (const tag of ORDER) {
    const language = LANGUAGES.find((l) => l.tag === tag)!.tag
    const say = await sayIn(language)
    const states = PAGE_STATES.filter(({ name }) => NAMES.includes(name))
    for (const viewer of new Set<Viewer>(states.map((s) => s.viewer))) {
      const context = await site.open(viewer, language, { viewport: { width: 320, height: 640 }, hasTouch: true })
      for (const state of states.filter((s) => s.viewer === viewer)) {
        const p = await context.newPage()
        try { await openState(state, p, site, say) } catch (e) { console.log(tag, state.name, 'OPEN', String(e).slice(0, 150)) }
        const wide = await p.evaluate(() => {
          const w = Math.max(...[document.documentElement, ...document.querySelectorAll('dialog[open]')].map((e) => e.scrollWidth))
          const cut = [...document.querySelectorAll('button, a.button, [role=tab], summary')].filter((e) => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 4 && getComputedStyle(e).display !== 'inline').map((e) => `${e.textContent?.slice(0, 40)} ${e.scrollWidth}>${e.clientWidth}`)
          const out = w > 320 ? [...document.querySelectorAll('body *')].filter((e) => { const r = e.getBoundingClientRect(); return r.right > 321 || r.left < -1 }).slice(0, 4).map((e) => e.tagName + '.' + e.className + ' ' + e.textContent?.slice(0, 30)) : []
          return { w, cut, out }
        })
        if (wide.w > 320) console.log(tag, state.name, 'WIDE', wide.w, wide.out.join(' | '))
        if (wide.cut.length) console.log(tag, state.name, 'CUT', [...new Set(wide.cut)].slice(0, 6).join(' | '))
        if (['ar', 'hi', 'ja'].includes(tag)) await expectNoViolations(p, state.name).catch((e) => console.log(tag, state.name, 'AXE', String(e).slice(0, 900)))
        await p.close()
      }
      await context.close()
    }
    console.log(tag, 'done', new Date().toISOString())
  }
}, FULL_SITE)
