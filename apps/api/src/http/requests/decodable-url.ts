/**
 * The URL to route. A URL that cannot be decoded, such as `/100%`, is escaped, and so gets a normal
 * 404.
 */
export const decodableUrl = (url: string): string =>
  url.includes('%')
    ? url.replace(/^[^?#]*/, (path) => (isDecodable(path) ? path : path.replaceAll('%', '%25')))
    : url

function isDecodable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}
