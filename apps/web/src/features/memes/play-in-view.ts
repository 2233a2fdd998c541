/**
 * Which pictures that move play on a page of many.
 *
 * Problem: each of them has megabytes, and a collection may have thousands.
 * Approach: a picture is loaded when it stays in view, and removed when it leaves. Some play at a
 * time: those that came into view first, and the one that the user points at. None starts while the
 * user scrolls.
 */
import { isRecord } from '@memesmith/contract'
import { type RefObject, useEffect, useState } from 'react'

const MAX_PLAYING = 6
/** How much of a picture is to be in view. */
const SHARE_IN_VIEW = 0.5
/** How long no picture comes or goes before one starts, in ms. */
const PAUSE_MS = 200

const players = new Map<Element, (isPlaying: boolean) => void>()
/** In the order in which they came. */
const inView = new Set<Element>()
let pointedAt: Element | undefined
let timer: ReturnType<typeof setTimeout> | undefined

let watching: ReturnType<typeof startWatching> | undefined

function startWatching() {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  lessMotion.addEventListener('change', update)
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting && players.has(target)) inView.add(target)
        else inView.delete(target)
      }
      clearTimeout(timer)
      timer = setTimeout(update, PAUSE_MS)
    },
    { threshold: SHARE_IN_VIEW },
  )
  return { lessMotion, observer }
}

function update(): void {
  const playing = new Set(pointedAt === undefined ? [] : [pointedAt])
  if (!savesData()) for (const each of inView) if (playing.size < MAX_PLAYING) playing.add(each)
  for (const [place, play] of players)
    play(playing.has(place) && watching?.lessMotion.matches === false)
}

/** Whether the user has asked the browser to load less, where it tells. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return isRecord(connection) && connection.saveData === true
}

/**
 * Whether the picture at this place plays now. Pointing at the place, or focusing it, plays it.
 *
 * @param moves false for a picture that never plays
 */
export function usePlaysInView(place: RefObject<Element | null>, moves: boolean): boolean {
  const [isPlaying, setIsPlaying] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null || !moves) return
    const point = () => {
      pointedAt = element
      update()
    }
    const leave = () => {
      if (pointedAt !== element) return
      pointedAt = undefined
      update()
    }
    players.set(element, setIsPlaying)
    // Not before: a page that the server renders has no screen.
    watching ??= startWatching()
    const { observer } = watching
    observer.observe(element)
    for (const event of ['pointerenter', 'focus']) element.addEventListener(event, point)
    for (const event of ['pointerleave', 'blur']) element.addEventListener(event, leave)
    return () => {
      observer.unobserve(element)
      players.delete(element)
      inView.delete(element)
      if (pointedAt === element) pointedAt = undefined
      for (const event of ['pointerenter', 'focus']) element.removeEventListener(event, point)
      for (const event of ['pointerleave', 'blur']) element.removeEventListener(event, leave)
    }
  }, [place, moves])
  return isPlaying
}
