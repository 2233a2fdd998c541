import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from 'playwright/test'

/** Bytes that a page loads, by kind, without pictures and data calls. */
export interface Weight {
  readonly raw: number
  readonly gzip: number
  readonly brotli: number
}

const KINDS = { script: 'script', stylesheet: 'style', font: 'font' } as const
export type Kind = (typeof KINDS)[keyof typeof KINDS]

/** Opens a page with an empty cache, and measures its scripts, styles and fonts. */
export async function weighFirstLoad(page: Page, path: string): Promise<Record<Kind, Weight>> {
  const bodies: { readonly kind: Kind; readonly body: Promise<Buffer> }[] = []
  page.on('response', (response) => {
    for (const [type, kind] of Object.entries(KINDS)) {
      if (response.request().resourceType() === type) bodies.push({ kind, body: response.body() })
    }
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const weights = { script: weigh(), style: weigh(), font: weigh() }
  for (const { kind, body } of bodies) weights[kind] = add(weights[kind], weigh(await body))
  return weights
}

export const weigh = (body: Buffer = Buffer.alloc(0)): Weight =>
  body.length === 0
    ? { raw: 0, gzip: 0, brotli: 0 }
    : {
        raw: body.length,
        gzip: gzipSync(body, { level: 9 }).length,
        brotli: brotliCompressSync(body).length,
      }

export const add = (a: Weight, b: Weight): Weight => ({
  raw: a.raw + b.raw,
  gzip: a.gzip + b.gzip,
  brotli: a.brotli + b.brotli,
})
