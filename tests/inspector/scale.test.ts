import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { fitting, nextScale } from '../../src/inspector/page/actor/scale'

it('from the size as drawn steps lead both ways, and end', () => {
  expect([nextScale(100, -1), nextScale(100, 1), nextScale(73, 1), nextScale(73, -1)]).toEqual([80, 125, 80, 67])
  expect([nextScale(10, -1), nextScale(200, 1)]).toEqual([null, null])
})

const size = fc.record({ width: fc.integer({ min: 20, max: 4000 }), height: fc.integer({ min: 20, max: 4000 }) })
test.prop([fc.array(size, { minLength: 1, maxLength: 5 }), size])(
  'at the scale that fits every picture is seen whole, and at one percent more one is not, or all are as drawn',
  (pictures, box) => {
    const scale = fitting(pictures, box)
    const isWhole = (percent: number) =>
      pictures.every(({ width, height }) => (width * percent) / 100 <= box.width && (height * percent) / 100 <= box.height)
    if (scale > 10) expect(isWhole(scale)).toBe(true)
    if (scale < 100) expect(isWhole(scale + 1)).toBe(false)
    expect([scale >= 10, scale <= 100]).toEqual([true, true])
  },
)
