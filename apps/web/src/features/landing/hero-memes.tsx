import bath from './pictures/bath.webp'
import dinosaurs from './pictures/dinosaurs.webp'
import fire from './pictures/fire.webp'
import { HERO_MEMES } from './showcase.ts'
import { ShowcasePicture } from './showcase-picture.tsx'

const PICTURES = { fire, bath, dinosaurs }

/** Three memes, fanned out like cards. */
export const HeroMemes = () => (
  <div className="hero-memes">
    {HERO_MEMES.map((meme) => (
      <ShowcasePicture key={meme.file} src={PICTURES[meme.file]} meme={meme} />
    ))}
  </div>
)
