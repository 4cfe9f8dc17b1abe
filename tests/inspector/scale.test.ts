import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { fitting, nextScale, pointAt, shareOf } from '../../inspector/page/chart/scale'

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
      pictures.every(({ width, height }) => width * percent <= box.width * 100 && height * percent <= box.height * 100)
    if (scale > 10) expect(isWhole(scale)).toBe(true)
    if (scale < 100) expect(isWhole(scale + 1)).toBe(false)
    expect([scale >= 10, scale <= 100]).toEqual([true, true])
  },
)

const point = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) })
test.prop([size, point, point, fc.integer({ min: 10, max: 200 })])(
  'the same share of a picture that was moved and drawn otherwise is as far from its corner as the picture grew',
  (drawn, corner, other, scale) => {
    const share = shareOf({ ...drawn, ...corner }, { x: 7, y: 9 })
    const there = pointAt({ width: (drawn.width * scale) / 100, height: (drawn.height * scale) / 100, ...other }, share)
    expect(there.x - other.x).toBeCloseTo(((7 - corner.x) * scale) / 100, 6)
    expect(there.y - other.y).toBeCloseTo(((9 - corner.y) * scale) / 100, 6)
  },
)
