import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Box, schemeOf } from '../../../model/map/map-scheme'
import { parsePosition, routeUrl } from '../../../model/map/position'

const SIZE = { width: 640, height: 400 }
const point = (id: number, lat: number, lon: number, name = `Склад ${id}`) => ({ id, name, position: { lat, lon } })

describe('a position', () => {
  it.each([
    ['55.79000, 49.10000', { lat: 55.79, lon: 49.1 }],
    ['-33.9,151', { lat: -33.9, lon: 151 }],
  ])('«%s» is read', (text, position) => expect(parsePosition(text)).toEqual(position))
  it.each(['', '55.79', '91, 10', '10, 181', 'Казань', '55,79, 49,10'])('«%s» is none', (text) => expect(parsePosition(text)).toBeNull())
  it('has a way to it', () => expect(routeUrl({ lat: 55.79, lon: 49.1 })).toBe('https://yandex.ru/maps/?rtext=~55.79%2C49.1&rtt=auto'))
})

describe('the scheme', () => {
  it('has north above and east on the right', () => {
    const { places } = schemeOf([point(1, 56, 49), point(2, 55, 50)], SIZE, null)
    expect([places[0]!.x < places[1]!.x, places[0]!.y < places[1]!.y]).toEqual([true, true])
  })

  it('has one place in the middle', () => {
    const { places } = schemeOf([point(1, 55, 49)], SIZE, null)
    expect([places[0]?.x, places[0]?.y]).toEqual([320, 200])
  })

  it('is true to scale: the bar is as long as so many kilometres to the north', () => {
    const { places, bar } = schemeOf([point(1, 55, 49), point(2, 56, 49)], SIZE, null)
    const pxPerKm = Math.abs(places[0]!.y - places[1]!.y) / 111.32
    expect(bar.px / bar.km).toBeCloseTo(pxPerKm)
    expect([1, 2, 5, 10, 20, 50, 100]).toContain(bar.km)
  })

  it('leaves out a name that would cover another, never the chosen one’s', () => {
    const near = Array.from({ length: 8 }, (_, at) => point(at, 55 + at / 1000, 49, 'Центральный склад'))
    const far = point(9, 57, 60)
    for (const { id } of near) {
      const { places } = schemeOf([...near, far], SIZE, id)
      expect(places.find((place) => place.id === id)?.label).not.toBeNull()
      expect(places.filter(({ label }) => label === null).length).toBeGreaterThan(0)
    }
  })

  it('moves a long name off the edge where it fits neither right nor left', () => {
    const { places } = schemeOf(
      [point(1, 55, 49, 'Казань, центральный склад'), point(2, 55.001, 49.3), point(3, 54, 54)],
      { width: 294, height: 380 },
      1,
    )
    expect(places[0]?.label?.x).toBe(0)
  })

  it('keeps everything inside, and no name covers a point or a name', () => {
    const isOver = (one: Box, other: Box) =>
      one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height
    const place = fc.record({
      name: fc.constantFrom('Казань', 'Набережные Челны', 'Склад'),
      lat: fc.double({ min: 43, max: 68, noNaN: true }),
      lon: fc.double({ min: 20, max: 140, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), fc.constantFrom(288, 640, 1100), (found, width) => {
        const { places } = schemeOf(
          found.map(({ name, lat, lon }, id) => ({ id, name, position: { lat, lon } })),
          { width, height: 400 },
          null,
        )
        const labels = places.flatMap(({ label }) => label ?? [])
        for (const { x, y } of places) {
          expect(x >= 0 && x <= width && y >= 0 && y <= 400).toBe(true)
          const dot = { x: x - 4, y: y - 4, width: 8, height: 8 }
          expect(labels.some((label) => isOver(label, dot))).toBe(false)
        }
        expect(labels.some((one) => labels.some((other) => one !== other && isOver(one, other)))).toBe(false)
        expect(labels.every((box) => box.x >= 0 && box.x + box.width <= width)).toBe(true)
      }),
    )
  })
})
