import { useSite } from './use-site.ts'

/** How to reach the people who run the site, as a sentence. */
export function Contact() {
  const { contact } = useSite()
  if (contact === undefined) {
    return <>The people who run this site answer questions; they have given no address here.</>
  }
  return (
    <>
      Write to the people who run this site: <a href={`mailto:${contact}`}>{contact}</a>.
    </>
  )
}
