import { sqlMigration } from '../sql-migration.ts'
import { bytesOfUser, memeTotals } from './0006-user-storage.ts'

/**
 * Replaces a meme's two texts by a document. The document of an existing meme has the two captions
 * in their old places, so drawing it gives the same picture.
 */
export const up = sqlMigration(() => [
  `alter table memes add column document text not null default ''`,
  // The triggers of 0006 name columns that this migration drops.
  ...['insert', 'delete', 'update'].map((name) => `drop trigger user_storage_after_meme_${name}`),
  `update memes set document = json_object('version', 1, 'layers', json_array(
    ${captionOf('top_text', 'top')}, ${captionOf('bottom_text', 'bottom')}))`,
  ...['top_text', 'bottom_text', 'font_size', 'text_color'].map(
    (column) => `alter table memes drop column ${column}`,
  ),
  `update user_storage set bytes = ${bytesOfUser('user_storage.user_id', TEXTS)}`,
  ...memeTotals(TEXTS),
])

const TEXTS = ['title', 'document', 'image_description', 'ai_prompt']

/** The layout of captions before documents (spec §9). It must not follow later defaults. */
const captionOf = (textColumn: string, place: 'bottom' | 'top'): string => `
  json_object('type', 'caption', 'text', ${textColumn}, 'place', '${place}', 'font', 'Arial',
    'fontSize', font_size, 'color', text_color, 'outlineColor', '#000000', 'outlineWidth', 2,
    'shadow', json('false'), 'align', 'center', 'verticalAlign', 'middle',
    'uppercase', json('false'))`
