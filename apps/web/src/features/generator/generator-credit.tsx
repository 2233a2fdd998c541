import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Maker } from '@memesmith/contract'
import { useSite } from '../site/use-site.ts'

/**
 * Tells the user which generator this site has, and how an operator changes that.
 *
 * @param madeBy who wrote the words of a meme: the composer replaces a model that fails
 */
export function GeneratorCredit({ madeBy }: { readonly madeBy?: Maker }) {
  const { generator } = useSite()
  if (generator === 'built-in') {
    return (
      <p className="hint">
        <Trans>
          Drawn by Memesmith’s built-in scene composer; no AI model is involved. Whoever runs this
          site can connect one with <code>OPENAI_API_KEY</code>, as its documentation says.
        </Trans>
      </p>
    )
  }
  return (
    <p className="hint">
      {madeBy === 'composer'
        ? t`The AI model of this site gave no meme this time, so Memesmith’s built-in composer made it.`
        : t`The words come from the AI model that this site’s operator has connected.`}
    </p>
  )
}
