/** The rules for imports between the folders of an app. */
export interface Layers {
  /**
   * Folders of the app, the lowest layer first. Files directly in the app's folder are above all of
   * them.
   */
  readonly order: readonly string[]
  /** The features that each feature may import from. */
  readonly features: Readonly<Record<string, readonly string[]>>
  /** The files of a feature that other features may import. */
  readonly faces: RegExp
}

/**
 * Checks an import within an app.
 *
 * @param file relative to the app's sources
 * @param target relative to the app's sources
 * @returns what is wrong, or undefined if the import is allowed
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
