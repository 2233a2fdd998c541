import { describe, expect, it } from 'vitest'
import { MAX_CONFIG_BYTES, readMemegenConfig } from './memegen-config.ts'

describe('config.yml', () => {
  it('has texts where YAML sees numbers, dates and truth values', () => {
    const { name, example, keywords, boxes } = readMemegenConfig(
      'name: 1.0\nexample: [no, 1_000, 2001-01-01, ~, "a: b"]\nkeywords:\n  -\nsource:\ntext:\n  - style: none\n    angle: -12.5\n',
    )
    expect({ name, example, keywords }).toEqual({
      name: '1.0',
      example: ['no', '1_000', '2001-01-01', '~', 'a: b'],
      keywords: [''],
    })
    expect(boxes).toEqual([
      expect.objectContaining({
        style: 'none',
        angle: -12.5,
        scaleX: 1,
        scaleY: 0.2,
        font: 'thick',
      }),
    ])
  })

  it('has the usual boxes, one at the top and one at the bottom, without its own', () => {
    expect(readMemegenConfig('').boxes.map(({ anchorY }) => anchorY)).toEqual([0, 0.8])
  })

  it('reports what is unknown, but not what every file has', () => {
    const usual =
      'overlay:\n  - {center_x: 0.5, center_y: 0.50, angle: 0.0, scale: 0.25}\nstyles: []\n'
    expect(readMemegenConfig(usual).notes).toEqual([])
    expect(
      readMemegenConfig('overlay: [{scale: 0.5}]\nlink: x\ntext: [{colour: red}]').notes,
    ).toEqual([
      'the field link is unknown',
      'its overlay is left out',
      'the field text.colour is unknown',
    ])
  })

  it('is refused with a sentence if it is not what it should be', () => {
    for (const [yaml, sentence] of [
      ['- a\n- b', 'Its config.yml is not a list of fields.'],
      ['text: x', 'text in its config.yml is not a list.'],
      ['text: [x]', 'A box of text in its config.yml is not a list of fields.'],
      ['text: [{angle: steep}]', 'angle in its config.yml is not a number: steep.'],
      ['text: [{scale_x: .inf}]', 'scale_x in its config.yml is not a number: .inf.'],
      ['name: "x', 'Its config.yml is not valid YAML: see line 1.'],
      ['name: x\ntext:\n- [a,\nb]', 'Its config.yml is not valid YAML: see line 4.'],
      ['--- {}\n--- {}', 'Its config.yml is not valid YAML: see line 2.'],
      [`a: &a [x]\nb: [${'*a,'.repeat(11)}]`, /aliases\.$/],
    ] as const) {
      expect(() => readMemegenConfig(yaml), yaml).toThrow(sentence)
    }
  })

  it('takes neither time nor memory, whatever is in it', () => {
    const fill = (part: string) => part.repeat(MAX_CONFIG_BYTES / part.length)
    const level = (name: string, inner: string) => `${name}: &${name} [${`*${inner},`.repeat(9)}]\n`
    const names = [...'bcdefghij']
    const laughs = names.map((name, index) => level(name, names[index - 1] ?? 'a')).join('')
    const start = performance.now()
    for (const yaml of [
      `a: &a [ha]\n${laughs}name: *j\n`,
      `text: &t\n  - *t\n`,
      ...['? ', '- ', '[', '{', '{a: ', '&a ', '!!x ', ': ', '*a ', '"\\u0000', '|\n'].map(fill),
    ]) {
      expect(() => readMemegenConfig(yaml), yaml.slice(0, 40)).toThrow(/config\.yml/)
    }
    expect(performance.now() - start).toBeLessThan(10_000)
  })
})
