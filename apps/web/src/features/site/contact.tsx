import { useSite } from './use-site.ts'

/** How to reach the people who run the site, in sentences. */
export function Contact() {
  const { contact } = useSite()
  if (contact === undefined) {
    return (
      <>
        The people who run this site have named no address for questions. Ask whoever told you about
        it or gave you your account. They do read every report that is sent with{' '}
        <em>Report this meme</em>.
      </>
    )
  }
  return (
    <>
      Write to the people who run this site: <a href={`mailto:${contact}`}>{contact}</a>.
    </>
  )
}
