import artist from '@lobehub/fluent-emoji-3d/assets/1f3a8.webp'
import link from '@lobehub/fluent-emoji-3d/assets/1f517.webp'
import robot from '@lobehub/fluent-emoji-3d/assets/1f916.webp'
import { PAGES } from '@memesmith/contract'
import { Link } from 'react-router-dom'
import { EmojiPicture } from '../../components/ui/emoji-picture.tsx'
import { HeroMemes } from '../../features/landing/hero-memes.tsx'
import { usePageTitle } from '../use-page-title.ts'

const FEATURES = [
  {
    picture: robot,
    title: 'AI Generator',
    text: 'Say what is on your mind. You get a picture, two lines and a punchline, and you can still edit every word.',
  },
  {
    picture: artist,
    title: 'Template Editor',
    text: 'Start from a template or your own photo. The preview is the finished meme, to the pixel, in any language.',
  },
  {
    picture: link,
    title: 'Keep and Share',
    text: 'Save memes to your own collection. Send a link that shows the picture right in the chat.',
  },
] as const

export function LandingRoute() {
  usePageTitle('Make memes people send on')
  return (
    <>
      <section className="border-y-[2.5px] border-outline bg-hero text-on-hero">
        <div className="shell grid items-center gap-10 py-12 lg:grid-cols-[1.05fr_1fr] lg:py-16">
          <div className="grid justify-items-start gap-6">
            <h1 className="caption-text text-[clamp(3rem,10vw,6.25rem)] leading-[0.98] lg:text-[clamp(3rem,7vw,6.25rem)]">
              Two lines. One picture. Everyone laughs.
            </h1>
            <p className="max-w-xl text-xl">
              Make a meme in ten seconds, on whatever you hold in your hand. What you see is exactly
              what they get.
            </p>
            <div className="flex flex-wrap gap-3">
              <Link to={PAGES.create} className="button button-primary text-lg">
                Get Started
              </Link>
              <Link to={PAGES.gallery} className="button text-lg">
                Browse Templates
              </Link>
            </div>
          </div>
          <HeroMemes />
        </div>
      </section>

      <section className="shell py-16" aria-labelledby="features">
        <h2 id="features" className="mb-8 text-[clamp(2rem,5vw,3.25rem)]">
          From “I have an idea” to “who made this?”
        </h2>
        <ul className="grid gap-5 md:grid-cols-3">
          {FEATURES.map(({ picture, title, text }) => (
            <li key={title} className="panel grid content-start gap-3 p-6">
              <EmojiPicture src={picture} className="h-24 w-24" />
              <h3 className="text-2xl">{title}</h3>
              <p className="text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="shell pb-16">
        <div className="grid justify-items-center gap-5 rounded-card border-[2.5px] border-outline bg-blue px-6 py-14 text-center text-white">
          <h2 className="caption-text max-w-[18ch] text-[clamp(2.25rem,7vw,4.5rem)]">
            Your group chat is waiting
          </h2>
          <p className="text-lg">Signing up is free and takes one e-mail.</p>
          <Link to={PAGES.create} className="button button-sun text-lg">
            Make your first meme
          </Link>
        </div>
      </section>
    </>
  )
}
