import { plural } from '@lingui/core/macro'

/** A number of templates in words. */
export const countOfTemplates = (count: number): string =>
  plural(count, { one: '# template', other: '# templates' })
