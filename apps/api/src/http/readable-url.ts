/**
 * The address that the router looks for. One that can not be decoded, such as `/100%`, is taken as it
 * stands, so that it is answered like every other that leads nowhere.
 */
export const readableUrl = (url: string): string =>
  url.replace(/^[^?#]*/, (path) => (isDecodable(path) ? path : path.replaceAll('%', '%25')))

function isDecodable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}
