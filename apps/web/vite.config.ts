import { API_ROOT, endpoints, pathOf } from '@memesmith/contract'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { nameSite } from './build/name-site.ts'
import { prerenderLanding } from './build/prerender-landing.ts'

const PORT = Number(process.env.DEV_PORT ?? 3000)
// `apps/api/src/cli/launch/dev.ts` starts it there.
const SHARE_PAGES = pathOf(endpoints.sharePage, { shareId: '' })
const API = `http://127.0.0.1:${PORT + 1}`

// biome-ignore lint/style/noDefaultExport: Vite reads its configuration from the default export
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    prerenderLanding(),
    nameSite(),
    // The server sends these as they are: nothing is compressed while somebody waits.
    compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(css|js|svg)$/ }),
  ],
  // Not the reader's: a prerendered page has to say what the app will say.
  define: { BUILD_YEAR: new Date().getFullYear() },
  build: {
    manifest: true,
    // Fonts and pictures stay files: they are cached, and loaded only when they are needed.
    assetsInlineLimit: 0,
    // Pages that the server writes share the app's styles.
    rolldownOptions: {
      input: ['index.html', 'src/styles/pages.css'],
      // What every page needs is one file: cut up by which pages share it, it would be larger.
      output: {
        codeSplitting: {
          groups: [{ name: 'first-load', test: /(?<!src\/main)\.[jt]sx?$/, tags: ['$initial'] }],
        },
      },
    },
  },
  // One origin in development too: the API answers behind the same port.
  server: { port: PORT, strictPort: true, proxy: { [API_ROOT]: API, [SHARE_PAGES]: API } },
})
