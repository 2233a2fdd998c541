/** Everything of drawing, which is loaded when it begins. */
export { DrawSurface } from './draw-surface.tsx'
export { DrawTools } from './draw-tools.tsx'
