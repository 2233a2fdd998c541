/** Which folder of an app may import which. */
export interface Layers {
  /** Folders of the app, the lowest first. Files of the app's own folder are above all of them. */
  readonly order: readonly string[]
  /** What each feature may import of others. */
  readonly features: Readonly<Record<string, readonly string[]>>
  /** What other features may see of a feature. */
  readonly faces: RegExp
}

/**
 * Says what is wrong with an import within an app; undefined for nothing.
 *
 * @param file relative to the app's sources, as is the target
 */
export function problemOf(file: string, target: string, layers: Layers): string | undefined {
  const [from = '', feature = ''] = file.split('/')
  const [to = '', otherFeature = ''] = target.split('/')
  if (!file.includes('/')) return undefined
  const rank = layers.order.indexOf(from)
  const targetRank = target.includes('/') ? layers.order.indexOf(to) : layers.order.length
  if (rank === -1) return `${from} is no layer of the app`
  if (targetRank === -1) return `${to} is no layer of the app`
  if (targetRank > rank) return `${from} is below ${target.includes('/') ? to : 'the app itself'}`
  if (from !== 'features' || to !== 'features' || feature === otherFeature) return undefined
  if (!layers.features[feature]?.includes(otherFeature)) {
    return `the feature ${feature} does not build on ${otherFeature}`
  }
  return layers.faces.test(target) ? undefined : `it is an inside of the feature ${otherFeature}`
}
