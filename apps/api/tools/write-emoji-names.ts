/**
 * `npx --yes pnpm@12 --filter @memesmith/api emoji-names FOLDER`: writes the names of emoji
 * in languages that `emojibase-data` has none in. Format the files afterwards. FOLDER is where
 * `npm install cldr-annotations-full cldr-annotations-derived-full` was done: they weigh 155 MB, so that no
 * site installs them.
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
const { version }: Pick<MoreNames, 'version'> = readJson('cldr-annotations-full', 'package.json')
for (const [language, groups] of Object.entries(GROUPS)) {
  const known = new Map(PACKAGES.flatMap(({ name, key }) => annotationsIn(name, key, language)))
  const names: MoreNames = {
    version,
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
  writeFileSync(file, JSON.stringify(names))
}

function annotationsIn(name: string, key: string, language: string) {
  const content: Readonly<Record<string, { readonly annotations: Annotations }>> = readJson(
    name,
    key,
    language,
    'annotations.json',
  )
  return Object.entries(content[key]?.annotations ?? {}).map(
    ([unicode, annotation]) => [withoutVariant(unicode), annotation] as const,
  )
}

function readJson<Content>(...path: string[]): Content {
  return JSON.parse(readFileSync(join(folder, 'node_modules', ...path), 'utf8'))
}

/** CLDR leaves out that an emoji is drawn in color. */
function withoutVariant(unicode: string): string {
  return unicode.replaceAll('\u{fe0f}', '')
}
