/** axe's rules about colors, which is what themes change: in the second theme nothing else differs. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'] as const
