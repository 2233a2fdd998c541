import { readdirSync } from 'node:fs'
import { captionsOfZones } from './captions-of-zones.ts'
import type { StarterTemplate } from './starter-template.ts'
import type { Template } from './template.ts'

const FOLDER = new URL('templates/', import.meta.url)

interface Ranked {
  readonly rank: number
  readonly template: StarterTemplate
}

async function readTemplate(file: string): Promise<Ranked> {
  const { template }: { template: Template } = await import(new URL(file, FOLDER).href)
  const { rank, name, description, tags, scene, moves } = template
  return {
    rank,
    template: {
      slug: file.replace(/\.ts$/, ''),
      name,
      description,
      tags: tags.split(', '),
      ...textsOf(template),
      scene,
      ...(moves && { moves }),
    },
  }
}

function textsOf(template: Template): Pick<StarterTemplate, 'example' | 'layers'> {
  if ('example' in template) return { example: template.example }
  const { zones, scene } = template
  const [top, bottom] = zones
  return { example: { top: top.text, bottom: bottom.text }, layers: captionsOfZones(zones, scene) }
}

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'))
const ranked = await Promise.all(files.map(readTemplate))

/** Every picture that comes with a new installation, in the order of a fresh gallery. */
export const starterTemplates: readonly StarterTemplate[] = ranked
  .toSorted(
    (one, other) => one.rank - other.rank || (one.template.slug < other.template.slug ? -1 : 1),
  )
  .map(({ template }) => template)
