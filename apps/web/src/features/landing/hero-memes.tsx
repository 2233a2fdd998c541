import bath from './pictures/bath.webp'
import dinosaurs from './pictures/dinosaurs.webp'
import fire from './pictures/fire.webp'
import { heroMemes } from './showcase.ts'
import { ShowcasePicture } from './showcase-picture.tsx'

const PICTURES = { fire, bath, dinosaurs }

/** Three memes, fanned out like cards. */
export const HeroMemes = () => (
  <div className="hero-memes">
    {heroMemes().map((meme) => (
      <ShowcasePicture key={meme.file} src={PICTURES[meme.file]} meme={meme} />
    ))}
  </div>
)
