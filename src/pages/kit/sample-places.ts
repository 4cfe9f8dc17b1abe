import type { Suggestion } from '../../ui/form/combobox'
import type { MapPlace } from '../../ui/map/map'

/** Places for the map: some far apart, some beside each other, one that is not known. */
export const PLACES: readonly MapPlace<number>[] = [
  { id: 1, name: 'Казань, центральный', address: 'Казань, ул. Складская, д. 1', position: '55.79, 49.11', note: 'Пн–пт 8:00–20:00' },
  { id: 2, name: 'Казань, Дербышки', address: 'Казань, ул. Мира, д. 40', position: '55.86, 49.22', note: 'Пн–сб 9:00–18:00' },
  { id: 3, name: 'Самара', address: 'Самара, Заводское ш., д. 5', position: '53.2, 50.15', note: 'Пн–пт 9:00–18:00' },
  { id: 4, name: 'Набережные Челны', address: 'Набережные Челны, пр. Мира, д. 12', position: '55.74, 52.4', note: 'Пн–пт 9:00–18:00' },
  { id: 5, name: 'Пермь', address: 'Пермь, ул. Героев Хасана, д. 105', position: '58.0, 56.23' },
  { id: 6, name: 'Ижевск', address: 'Адрес уточняется', position: '' },
]

/** Cities for the field with suggestions. */
export const CITIES: readonly Suggestion[] = [
  { id: 'kazan', text: 'Казань', note: 'Республика Татарстан' },
  { id: 'kaluga', text: 'Калуга', note: 'Калужская область' },
  { id: 'kaliningrad', text: 'Калининград', note: 'Калининградская область' },
  { id: 'kamyshin', text: 'Камышин', note: 'Волгоградская область' },
  { id: 'samara', text: 'Самара', note: 'Самарская область' },
]
