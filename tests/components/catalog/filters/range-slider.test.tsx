import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { RangeSlider } from '../../../../src/pages/catalog/filters/range-slider'

afterEach(cleanup)

function Slider({ min, max }: { min: number; max: number }) {
  const [ends, setEnds] = useState({ min, max })
  return (
    <RangeSlider
      label="Длина"
      bounds={{ min, max }}
      {...ends}
      onMove={(end, value) => setEnds((before) => ({ ...before, [end]: value }))}
      onRest={() => {}}
    />
  )
}
const knob = (name: RegExp) => screen.getByRole<HTMLInputElement>('slider', { name })

it('an arrow key moves a knob by one place, between whichever ends, down to the other end and back to its own', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer({ min: -50, max: 5000 }),
        fc.integer({ min: -500, max: 9000 }).map((tenths) => tenths / 10),
      ),
      fc.oneof(
        fc.integer({ min: 1, max: 1500 }),
        fc.integer({ min: 1, max: 900 }).map((tenths) => tenths / 10),
      ),
      (min, width) => {
        const max = Number((min + width).toFixed(3))
        render(<Slider min={min} max={max} />)
        const upper = knob(/до/)
        const places = Number(upper.max)
        const values = [Number(upper.getAttribute('aria-valuetext'))]
        for (let place = places - 1; place >= Math.max(0, places - 5); place--) {
          fireEvent.change(upper, { target: { value: String(place) } })
          expect(Number(upper.value)).toBe(place)
          values.push(Number(upper.getAttribute('aria-valuetext')))
        }
        expect(values[0]).toBe(max)
        expect(values).toEqual([...new Set(values)].sort((one, other) => other - one))
        if (Number.isInteger(min) && Number.isInteger(max)) expect(values.every(Number.isInteger)).toBe(true)
        fireEvent.change(upper, { target: { value: '0' } })
        expect(Number(upper.getAttribute('aria-valuetext'))).toBe(min)
        fireEvent.change(upper, { target: { value: upper.max } })
        expect(Number(upper.getAttribute('aria-valuetext'))).toBe(max)
        cleanup()
      },
    ),
    { numRuns: 60 },
  ))
