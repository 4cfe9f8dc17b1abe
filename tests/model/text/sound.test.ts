import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { soundKey } from '../../../model/text/sound'

it.each([
  ['Arktelub', 'арктелуб', 'Арктелюб'],
  ['Hagrenol', 'хагренол', 'хагренолль'],
  ['Daesonix', 'дэсоникс', 'десоникс'],
  ['Brennsohl', 'бренсол', 'бреннсоль'],
  ['Fiorvanto', 'фиорванто', 'ФИОРВАНТО'],
  ['Velkorin', 'велкорин', 'велькорин'],
  ['Xolodvix', 'холодвикс', 'Холодвикс'],
  ['Zhenrunol', 'женрунол', 'женрунол'],
  ['Wischgard', 'вишгард', 'вишгард'],
  ['Voltegard', 'волтегард', 'вольтегард'],
  ['Akkudrom', 'аккудром', 'акудром'],
  ['Glykorin', 'гликорин', 'гликорин'],
  ['Stekloyar', 'стеклойар', 'стеклояр'],
  ['5W-40', '5в40', '5В-40'],
])('«%s» sounds as «%s» and «%s»', (name, one, other) => {
  expect(soundKey(one)).toBe(soundKey(name))
  expect(soundKey(other)).toBe(soundKey(name))
})

it('tells apart what differs', () => {
  expect(soundKey('Tavrolub')).not.toBe(soundKey('Arktelub'))
  expect(soundKey('5в30')).not.toBe(soundKey('5W-40'))
})

const spelling = fc.array(fc.tuple(fc.constantFrom(...Array.from('arktelubXOVИЮЩЬ54')), fc.constantFrom('', '', '-', ' ', '.')), {
  minLength: 1,
})
test.prop([spelling])('is the same whatever signs and capitals a name is written with', (parts) => {
  const letters = parts.map(([letter]) => letter).join('')
  const spelt = parts.map(([letter, sign], at) => (at % 2 === 0 ? letter.toUpperCase() : letter.toLowerCase()) + sign).join('')
  expect(soundKey(spelt)).toBe(soundKey(letters))
})
