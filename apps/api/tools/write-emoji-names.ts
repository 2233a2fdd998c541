/**
 * `npx --yes pnpm@12 --filter @memesmith/api emoji-names FOLDER`: writes the names of emoji in languages that `emojibase-data` has
 * none in. FOLDER is where `npm install cldr-annotations-full cldr-annotations-derived-full` was done: they
 * weigh 155 MB, so that no site installs them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MoreNames, readEmoji } from '../src/features/stickers/emoji-data.ts'

/** In the order of `emojibase-data`. */
const GROUPS = {
  ar: [
    'الوجوه والمشاعر',
    'الناس والجسم',
    'الأجزاء',
    'الحيوانات والطبيعة',
    'الطعام والشراب',
    'السفر والأماكن',
    'الأنشطة',
    'الأشياء',
    'الرموز',
    'الأعلام',
  ],
  id: [
    'Wajah & Perasaan',
    'Orang & Tubuh',
    'Bagian',
    'Hewan & Alam',
    'Makanan & Minuman',
    'Perjalanan & Tempat',
    'Kegiatan',
    'Benda',
    'Simbol',
    'Bendera',
  ],
  tr: [
    'Yüzler ve Duygular',
    'İnsanlar ve Vücut',
    'Parçalar',
    'Hayvanlar ve Doğa',
    'Yiyecek ve İçecek',
    'Seyahat ve Yerler',
    'Etkinlikler',
    'Nesneler',
    'Semboller',
    'Bayraklar',
  ],
} as const

const PACKAGES = [
  { name: 'cldr-annotations-full', key: 'annotations' },
  { name: 'cldr-annotations-derived-full', key: 'annotationsDerived' },
] as const

type Annotations = Readonly<
  Record<string, { readonly default?: string[]; readonly tts?: string[] }>
>

const [folder = ''] = process.argv.slice(2)
const emoji = await readEmoji('en')
for (const [language, groups] of Object.entries(GROUPS)) {
  const known = new Map(PACKAGES.flatMap(({ name, key }) => annotationsIn(name, key, language)))
  const names: MoreNames = {
    groups,
    emoji: Object.fromEntries(
      emoji.flatMap(({ hexcode, unicode }) => {
        const { default: tags = [], tts: [label] = [] } = known.get(withoutVariant(unicode)) ?? {}
        return label === undefined
          ? []
          : [[hexcode, [label, ...tags.filter((tag) => tag !== label)]]]
      }),
    ),
  }
  const file = new URL(`../src/features/stickers/more-names/${language}.json`, import.meta.url)
  // A line for each emoji, so that changes can be read.
  const lines = Object.entries(names.emoji).map((entry) =>
    entry.map((part) => JSON.stringify(part)).join(':'),
  )
  writeFileSync(file, `{"groups":${JSON.stringify(groups)},"emoji":{\n${lines.join(',\n')}\n}}\n`)
}

function annotationsIn(name: string, key: string, language: string) {
  const file = join(folder, 'node_modules', name, key, language, 'annotations.json')
  const content: Readonly<Record<string, { readonly annotations: Annotations }>> = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return Object.entries(content[key]?.annotations ?? {}).map(
    ([unicode, annotation]) => [withoutVariant(unicode), annotation] as const,
  )
}

/** CLDR leaves out that an emoji is drawn in color. */
function withoutVariant(unicode: string): string {
  return unicode.replaceAll('\u{fe0f}', '')
}
