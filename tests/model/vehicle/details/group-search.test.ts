import { expect, it } from 'vitest'
import { foundGroups } from '../../../../model/vehicle/details/group-search'

const group = (id: number, name: string, synonyms: string[], childGroups: Group[] = []): Group => ({
  id,
  name,
  synonyms,
  searchable: childGroups.length === 0,
  childGroups,
})
type Group = { id: number; name: string; synonyms: string[]; searchable: boolean; childGroups: Group[] }
const GROUPS = [
  group(1, 'Двигатель', ['мотор'], [group(11, 'Система смазки', ['то', 'масло']), group(13, 'Зажигание и накал', ['то', 'свечи'])]),
  group(5, 'Тормоза', [], [group(51, 'Передние тормоза', ['то', 'колодки'])]),
]
const UNITS = [{ group_id: 11, name: 'Поддон картера', details: [{ name: 'Пробка слива', oem: '21129-1009030' }] }]
const found = (text: string) => [...(foundGroups(GROUPS, UNITS, text) ?? ['everything'])].sort((one, other) => Number(one) - Number(other))

it.each([
  ['свечи', [1, 13]],
  ['Свеча', [1, 13]],
  ['колодок', [5, 51]],
  ['ТО', [1, 5, 11, 13, 51]],
  ['мотор', [1, 11, 13]],
  ['масло двигателя', [1, 11]],
  ['пробка', [1, 11]],
  ['21129-1009030', [1, 11]],
  ['211291009030', [1, 11]],
  ['тормоз масло', []],
  ['тормозов', [5, 51]],
  ['парус', []],
  ['  ', ['everything']],
])('finds by «%s» the groups %j with those above them', (text, expected) => {
  expect(found(text)).toEqual(expected)
})
