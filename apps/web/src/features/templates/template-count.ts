/**
 * A number of templates in words.
 *
 * The server and every browser write the same text, which the browser's language would change. And
 * the first use of `Intl` takes 20 ms.
 */
export const countOfTemplates = (count: number): string =>
  count === 1 ? '1 template' : `${grouped(count)} templates`

const grouped = (count: number): string =>
  count < 1000
    ? String(count)
    : `${grouped(Math.floor(count / 1000))},${String(count % 1000).padStart(3, '0')}`
