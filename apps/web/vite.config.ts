import { ADMIN_PATH, ALL_CALLS } from '@memesmith/contract'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { contractAsData } from './build/contract-as-data.ts'
import { languages } from './build/languages.ts'
import { lighterLibraries } from './build/lighter-libraries.ts'
import { nameSite } from './build/name-site.ts'
import { prerenderPages } from './build/prerender-pages.ts'
import { serviceWorker } from './build/service-worker.ts'
import { unknownPages } from './build/unknown-pages.ts'

const PORT = Number(process.env.DEV_PORT ?? 3000)
/** What the server answers also in production, by the first part of the path: `api`, `healthz`. */
const OF_THE_API = [
  ...new Set([ADMIN_PATH, ...Object.values(ALL_CALLS).map(({ path }) => path)].map(firstPart)),
]
// `apps/api/src/cli/launch/dev.ts` starts the API at this port.
const API = `http://127.0.0.1:${PORT + 1}`

// biome-ignore lint/style/noDefaultExport: Vite reads its configuration from the default export
export default defineConfig({
  plugins: [
    contractAsData(),
    languages(),
    lighterLibraries(),
    react(),
    tailwindcss(),
    prerenderPages(),
    serviceWorker(),
    nameSite(),
    unknownPages(),
    // Compressed at build time, because the server sends these files unchanged.
    compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(css|js|svg)$/ }),
  ],
  // SWR brings a copy for versions of React that do not have it.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  // The year of the build, not the visitor's: the prerendered page and the app must show the same.
  define: { BUILD_YEAR: new Date().getFullYear() },
  build: {
    manifest: true,
    // Browsers without `modulepreload` load the same files a little later.
    modulePreload: { polyfill: false },
    // Fonts and pictures are not inlined: files are cached, and loaded only when needed.
    assetsInlineLimit: 0,
    // The server's own pages use these styles and this script, too.
    rolldownOptions: {
      input: ['index.html', 'src/styles/pages.css', 'src/passkey-buttons.ts'],
      // The code that every page needs is one file: split into shared chunks, it would be larger.
      output: {
        codeSplitting: {
          groups: [
            // The pages where people log in load it, and the account page when it is needed.
            { name: 'passkeys', test: /@simplewebauthn/ },
            {
              name: 'first-load',
              test: /(?<!src\/(?:main|passkey-buttons))\.[jt]sx?$/,
              tags: ['$initial'],
            },
            // What pages share is split by who shares it. Small files are joined, because each costs a request,
            // and its name bytes of the first load. With 4,000 bytes, the gallery would load the editor.
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 2500,
            },
          ],
        },
      },
    },
  },
  // One origin also in development: the API is proxied.
  server: {
    port: PORT,
    strictPort: true,
    proxy: {
      // The `Host` stays the browser's, as the server compares origins with it and names it in links.
      [`^/(?:${OF_THE_API.join('|').replaceAll('.', '\\.')})(?:[/?]|$)`]: {
        target: API,
        changeOrigin: false,
      },
    },
  },
})

function firstPart(path: string): string {
  return path.split('/')[1] ?? ''
}
