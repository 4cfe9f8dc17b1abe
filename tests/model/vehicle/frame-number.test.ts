import { describe, expect, it } from 'vitest'
import { frameNumber, frameProblem, isBodyOf, readFrame } from '../../../model/vehicle/frame-number'

describe('a frame number', () => {
  it.each([
    ['sxe10-0012345', { code: 'SXE10', serial: '0012345' }],
    ['SXE10 – 0012345', { code: 'SXE10', serial: '0012345' }],
    ['NT31 012345', { code: 'NT31', serial: '012345' }],
    ['АСА31-5001234', { code: 'ACA31', serial: '5001234' }],
    ['CY4A-0100123', { code: 'CY4A', serial: '0100123' }],
  ])('«%s» is read', (typed, parts) => expect(frameNumber(readFrame(typed).text)).toEqual(parts))

  it.each(['XTA219010D0000001', 'SXE100012345', '12345-0012345', 'SXE-0012345', 'SXE10-12'])(
    '«%s» is none, and a sentence says what is one',
    (typed) =>
      expect({ frame: frameNumber(readFrame(typed).text), problem: frameProblem(readFrame(typed).text) }).toEqual({
        frame: null,
        problem: 'Номер кузова – это код модели, дефис и\u00a05–7\u00a0цифр: SXE10-0012345',
      }),
  )

  it('has to be typed', () => expect(frameProblem('')).toBe('Введите номер кузова'))
})

describe('the model code of a frame number', () => {
  it.each([
    ['NT31', 'T31', false, true],
    ['NT31', 'T32', false, false],
    ['J10', 'J10', false, true],
    ['KJ10', 'J11', false, false],
    ['ACV40', 'XV40', true, true],
    ['ACV41', 'XV40', true, true],
    ['ACV51', 'XV40', true, false],
    ['NZE121', 'E120', true, true],
    ['GUN125', 'AN120', true, true],
    ['V93W', 'V80/V90', true, true],
    ['CY4A', 'CY', false, true],
    ['CY4A', 'CW', false, false],
    ['FD1', 'FD/FN', false, true],
    ['SXE10', 'E120', true, false],
    ['T310', 'T31', false, false],
  ])('%s of the body %s (variants in the last digit: %s): %s', (code, body, isFamily, fits) =>
    expect(isBodyOf(code, body, isFamily)).toBe(fits),
  )
})
