import { calls, PAGES, SHARED_PICTURE_FIELD, VIDEO_TYPES } from '@memesmith/contract'
import { directionOf } from '@memesmith/languages'
import type { I18n } from '@memesmith/languages/server'
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
export const webManifest = ({ siteName }: Pick<Config, 'siteName'>, i18n: I18n) => ({
  id: PAGES.home,
  name: siteName,
  short_name: siteName,
  description: i18n.t('Pick a template or your own picture, type two lines, and send it.'),
  lang: i18n.language,
  dir: directionOf(i18n.language),
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
    screenshot('narrow', '720x1440', i18n.t('The editor on a phone')),
    screenshot('wide', '1280x860', i18n.t('The gallery')),
  ],
  shortcuts: [
    { name: i18n.t('Create'), url: PAGES.create },
    { name: i18n.t('My Memes'), url: PAGES.dashboard },
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
