/** Where everyday life is done: waiting, training, washing, flying, praying. */
import { fade } from '../color.ts'
import { box, cloud, glow, oval, roundBox, shape, vertical } from '../paint.ts'
import { between, pick } from '../random.ts'
import { boards, tiles } from './interior.ts'
import type { Setting } from './setting.ts'

/** A ward with a curtain and a quiet monitor. */
export const hospital: Setting = {
  horizon: 0.78,
  paint(stage) {
    const { context, width, height, horizon } = stage
    box(context, 0, 0, width, height, vertical(context, 0, horizon, ['#dff3f2', '#bfe2e0']))
    box(context, 0, horizon * 0.72, width, horizon * 0.05, '#7cc4c1')
    box(context, width * 0.03, horizon * 0.1, width * 0.44, 12, '#9fb4ba')
    for (let fold = 0; fold < 9; fold++) {
      const x = width * 0.04 + fold * width * 0.046
      const shades = fold % 2 === 0 ? ['#8ed0cf', '#6bb6b6'] : ['#a8dedc', '#86c8c8']
      box(
        context,
        x,
        horizon * 0.11,
        width * 0.048,
        horizon * 0.74,
        vertical(context, 0, horizon, shades),
      )
    }
    const [x, y, w, h] = [width * 0.58, horizon * 0.24, width * 0.32, horizon * 0.3]
    roundBox(context, x - 12, y - 12, w + 24, h + 24, 16, '#e9eef2')
    box(context, x, y, w, h, '#10343a')
    context.strokeStyle = '#4dffb4'
    context.lineWidth = 7
    context.lineJoin = 'round'
    context.beginPath()
    for (const [dx, dy] of HEARTBEAT) context.lineTo(x + w * dx, y + h * dy)
    context.stroke()
    box(context, x + w / 2 - 10, y + h + 12, 20, horizon - y - h, '#c3ced4')
    tiles(stage, ['#d7e9e8', '#a4c4c4'])
  },
}
const HEARTBEAT = [
  [0, 0.55],
  [0.28, 0.55],
  [0.34, 0.4],
  [0.4, 0.72],
  [0.48, 0.12],
  [0.56, 0.88],
  [0.62, 0.55],
  [1, 0.55],
] as const

/** A wall of mirrors, and racks of weights. */
export const gym: Setting = {
  horizon: 0.76,
  paint({ context, width, height, horizon, random }) {
    box(context, 0, 0, width, height, vertical(context, 0, horizon, ['#2c3246', '#454d68']))
    for (let pane = 0; pane < 4; pane++) {
      const x = width * 0.03 + pane * width * 0.24
      roundBox(
        context,
        x,
        horizon * 0.08,
        width * 0.22,
        horizon * 0.58,
        8,
        vertical(context, 0, horizon, ['#9fb6cf', '#c9d8e6']),
      )
      shape(
        context,
        [
          [x + width * 0.12, horizon * 0.08],
          [x + width * 0.18, horizon * 0.08],
          [x + width * 0.06, horizon * 0.66],
          [x, horizon * 0.66],
        ],
        fade('#ffffff', 0.28),
      )
    }
    for (const at of [0.25, 0.75]) glow(context, width * at, 0, width * 0.3, '#ffe9b8', 0.45)
    for (const y of [horizon * 0.8, horizon * 0.97]) {
      box(context, 0, y, width, 12, '#171b2a')
      for (let x = 24; x < width; x += 128) {
        const color = pick(random, ['#e4475b', '#3f8fd8', '#f2a33a', '#58b368'])
        box(context, x + 22, y - 34, 52, 12, '#c3cad6')
        for (const side of [0, 66]) roundBox(context, x + side, y - 56, 30, 56, 8, color)
      }
    }
    box(
      context,
      0,
      horizon,
      width,
      height,
      vertical(context, horizon, height, ['#3a3f52', '#20243a']),
    )
    for (let dot = 0; dot < 160; dot++)
      box(
        context,
        between(random, 0, width),
        between(random, horizon, height),
        5,
        3,
        fade('#ffffff', 0.12),
      )
  },
}

/** A departure hall: a wide window, and a plane behind it. */
export const airport: Setting = {
  horizon: 0.76,
  paint(stage) {
    const { context, width, height, horizon } = stage
    box(context, 0, 0, width, height, '#e8edf3')
    box(
      context,
      0,
      horizon * 0.12,
      width,
      horizon * 0.8,
      vertical(context, 0, horizon, ['#58b4f2', '#d9f1ff']),
    )
    cloud(context, width * 0.22, horizon * 0.34, 120, fade('#ffffff', 0.85))
    cloud(context, width * 0.86, horizon * 0.26, 90, fade('#ffffff', 0.85))
    box(
      context,
      0,
      horizon * 0.78,
      width,
      horizon * 0.14,
      vertical(context, horizon * 0.78, horizon, ['#8b97a8', '#6c788c']),
    )
    const [x, y, s] = [width * 0.52, horizon * 0.66, width * 0.001]
    shape(
      context,
      [
        [x + 250 * s, y - 20],
        [x + 330 * s, y - 150 * s],
        [x + 375 * s, y - 150 * s],
        [x + 340 * s, y],
      ],
      '#e4475b',
    )
    roundBox(
      context,
      x - 330 * s,
      y - 52 * s,
      690 * s,
      96 * s,
      48 * s,
      vertical(context, y - 50, y + 50, ['#ffffff', '#c9d3de']),
    )
    for (let pane = 0; pane < 13; pane++)
      oval(context, x - 230 * s + pane * 40 * s, y - 14 * s, 18 * s, 22 * s, '#3f6fa8')
    shape(
      context,
      [
        [x - 60 * s, y + 10],
        [x + 90 * s, y + 10],
        [x + 190 * s, y + 92 * s],
        [x + 130 * s, y + 92 * s],
      ],
      '#aab6c4',
    )
    for (let bar = 0; bar <= 4; bar++)
      box(context, (bar * width) / 4 - 8, horizon * 0.1, 16, horizon * 0.84, '#b9c4d0')
    box(context, 0, horizon * 0.92, width, horizon * 0.08, '#cdd6df')
    roundBox(context, width * 0.3, horizon * 0.02, width * 0.4, horizon * 0.12, 8, '#1c2340')
    for (const row of [0.045, 0.075, 0.105])
      box(context, width * 0.33, horizon * row, width * 0.34, 8, fade('#ffd23f', 0.85))
    tiles(stage, ['#dfe5ec', '#aab4c2'])
  },
}

/** Colored windows above pews. */
export const church: Setting = {
  horizon: 0.78,
  paint({ context, width, height, horizon }) {
    box(context, 0, 0, width, height, vertical(context, 0, horizon, ['#cbb99a', '#e6d8bd']))
    for (const [at, tall] of [
      [0.18, 0.46],
      [0.5, 0.6],
      [0.82, 0.46],
    ] as const) {
      const [x, w, h] = [width * at, width * 0.19, horizon * tall]
      const top = horizon * 0.66 - h
      const arch = [w / 2, w / 2, 0, 0]
      roundBox(
        context,
        x - w / 2 - 14,
        top - 14,
        w + 28,
        h + 28,
        arch.map((radius) => radius && radius + 14),
        '#9c8765',
      )
      context.save()
      context.beginPath()
      context.roundRect(x - w / 2, top, w, h, arch)
      context.clip()
      GLASS.forEach((color, index) => {
        const [column, row] = [index % 3, Math.floor(index / 3)]
        box(context, x - w / 2 + (column * w) / 3, top + (row * h) / 4, w / 3 - 5, h / 4 - 5, color)
      })
      context.restore()
      glow(context, x, top + h * 0.5, w * 0.9, '#fff3c4', 0.35)
    }
    for (const x of [width * 0.03, width * 0.34, width * 0.66, width * 0.97])
      box(context, x - 22, 0, 44, horizon, vertical(context, 0, horizon, ['#bfae8f', '#d8c9ab']))
    boards(context, width, height, horizon, ['#8a5f3c', '#5c3a22'])
  },
}
const GLASS = [
  '#d8434e',
  '#f2c14e',
  '#3f8fd8',
  '#58b368',
  '#8d6ad6',
  '#f28c4e',
  '#3f8fd8',
  '#d8434e',
  '#f2c14e',
  '#8d6ad6',
  '#58b368',
  '#f28c4e',
]

/** Tiles, a mirror and a lamp. */
export const bathroom: Setting = {
  horizon: 0.78,
  paint(stage) {
    const { context, width, height, horizon } = stage
    box(context, 0, 0, width, height, vertical(context, 0, horizon, ['#d8f0f6', '#b4dce8']))
    for (let y = horizon * 0.4; y < horizon; y += 58)
      for (let x = ((y / 58) % 2) * -40; x < width; x += 84)
        roundBox(context, x + 3, y + 3, 78, 52, 6, fade('#ffffff', 0.5))
    box(context, 0, horizon * 0.38, width, 14, '#5aa9bd')
    const [x, y, w, h] = [width * 0.34, horizon * 0.08, width * 0.32, horizon * 0.46]
    roundBox(context, x - 14, y - 14, w + 28, h + 28, 40, '#f7fbfc')
    roundBox(context, x, y, w, h, 30, vertical(context, y, y + h, ['#eefaff', '#a9cfdd']))
    for (const at of [0.25, 0.75]) glow(context, width * at, horizon * 0.1, 90, '#fff3c4', 0.9)
    tiles(stage, ['#e8eef0', '#b3c4ca'])
  },
}
