import { calls, PAGES, SHARED_PICTURE_FIELD, VIDEO_TYPES } from '@memesmith/contract'
import type { Config } from '../../config/config.ts'

/** The light theme's color; the same as in `apps/web/index.html`. */
const BACKGROUND = '#fffcf5'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const screenshot = (form_factor: 'narrow' | 'wide', sizes: string, label: string) => ({
  src: `/icons/${form_factor}.jpg`,
  sizes,
  type: 'image/jpeg',
  form_factor,
  label,
})

/**
 * The web app manifest, with the site's name (https://www.w3.org/TR/appmanifest). The files are in
 * `apps/web/public/icons`; `apps/web/tools/make-icons.ts` makes them.
 */
export const webManifest = ({ siteName }: Pick<Config, 'siteName'>) => ({
  id: PAGES.home,
  name: siteName,
  short_name: siteName,
  description: 'Pick a template or your own picture, type two lines, and send it.',
  lang: 'en',
  categories: ['entertainment', 'photo'],
  // It works without a network, and for visitors.
  start_url: PAGES.gallery,
  scope: '/',
  display: 'standalone',
  background_color: BACKGROUND,
  theme_color: BACKGROUND,
  icons: [
    icon('icon-192', 192, 'any'),
    icon('icon-512', 512, 'any'),
    icon('maskable-512', 512, 'maskable'),
  ],
  screenshots: [
    screenshot('narrow', '720x1440', 'The editor on a phone'),
    screenshot('wide', '1280x860', 'The gallery'),
  ],
  shortcuts: [
    { name: 'Create', url: PAGES.create },
    { name: 'My Memes', url: PAGES.dashboard },
  ],
  share_target: {
    action: calls.sharePicture.path,
    method: calls.sharePicture.method,
    enctype: 'multipart/form-data',
    params: {
      files: [{ name: SHARED_PICTURE_FIELD, accept: ['image/*', ...VIDEO_TYPES] }],
    },
  },
})
