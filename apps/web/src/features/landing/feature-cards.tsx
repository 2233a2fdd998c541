import { t } from '@lingui/core/macro'
import joy from '@lobehub/fluent-emoji-3d/assets/1f602.webp'
import { TEXT_COLOR_PRESETS } from '@memesmith/meme-render'
import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import doors from './pictures/doors.webp'
import rocket from './pictures/rocket.webp'
import stove from './pictures/stove.webp'
import { editedMeme, generatedMeme, sharedMeme } from './showcase.ts'
import { ShowcasePicture } from './showcase-picture.tsx'

/** Three cards about the product (spec §2), each with a picture of the feature. */
export const FeatureCards = () => (
  <ul className="grid gap-5 md:grid-cols-3">
    <FeatureCard
      title={t`AI Generator`}
      text={t`Say what is on your mind. You get a picture, two lines and a punchline, and you can still edit every word.`}
      scene="bg-pink"
    >
      <ShowcasePicture src={rocket} meme={generatedMeme()} loading="lazy" />
      <p className="feature-prompt">
        <Sparkles size={18} className="shrink-0" />
        {generatedMeme().prompt}
      </p>
    </FeatureCard>
    <FeatureCard
      title={t`Template Editor`}
      text={t`Start from a template or your own photo. The preview is the finished meme, to the pixel, in any language.`}
      scene="feature-typing bg-mint"
    >
      <ShowcasePicture src={doors} meme={editedMeme()} loading="lazy" />
      <p className="feature-colors">
        {TEXT_COLOR_PRESETS.map(({ value }) => (
          <span key={value} style={{ backgroundColor: value }} />
        ))}
      </p>
    </FeatureCard>
    <FeatureCard
      title={t`Keep and Share`}
      text={t`Save memes to your own collection. Send a link that shows the picture right in the chat.`}
      scene="bg-blue"
    >
      <div className="feature-message">
        <ShowcasePicture src={stove} meme={sharedMeme()} loading="lazy" />
        <p className="feature-reaction">
          <img src={joy} alt="" width={256} height={256} loading="lazy" />
          14
        </p>
      </div>
    </FeatureCard>
  </ul>
)

interface FeatureCardProps {
  readonly title: string
  readonly text: string
  /** Class of the scene's color. */
  readonly scene: string
  /** Decorative: the text says the same. */
  readonly children: ReactNode
}

const FeatureCard = ({ title, text, scene, children }: FeatureCardProps) => (
  <li className="panel flex flex-col overflow-hidden">
    <div aria-hidden className={`feature-scene ${scene}`}>
      {children}
    </div>
    <div className="grid gap-2 p-6">
      <h3 className="text-2xl">{title}</h3>
      <p className="text-soft">{text}</p>
    </div>
  </li>
)
