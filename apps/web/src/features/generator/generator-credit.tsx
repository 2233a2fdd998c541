import { useSite } from '../site/use-site.ts'

/** Tells the user which generator this site has, and how an operator changes that. */
export function GeneratorCredit() {
  const { generator } = useSite()
  return (
    <p className="hint">
      {generator === 'built-in' ? (
        <>
          Drawn by Memesmith’s built-in scene composer; no AI model is involved. Whoever runs this
          site can connect one with <code>OPENAI_API_KEY</code>, as its documentation says.
        </>
      ) : (
        'Captions and picture come from the AI model that this site’s operator has connected.'
      )}
    </p>
  )
}
