import { expect, it } from 'vitest'
import { tied, unbroken } from '../../../model/text/tied'

it.each([
  ['Кинематическая вязкость при 100 °C, мм²/с', 'Кинематическая вязкость при 100_°C, мм²/с'],
  ['Вязкость при −40 °C, не более', 'Вязкость при −40_°C, не более'],
  ['60 А·ч, 12 В', '60_А·ч, 12_В'],
  ['5 мм', '5_мм'],
  ['VW 502.00 Мобил', 'VW_502.00 Мобил'],
  ['G 1 1/4"', 'G_1_1/4"'],
  ['Класс 2 Автомобили', 'Класс 2 Автомобили'],
])('a number and its unit are never put on two lines: «%s»', (text, held) => expect(tied(text)).toBe(held.replaceAll('_', '\u00a0')))

it.each([
  ['Смазка Smazgrad Литол Комплекс EP 2 NLGI 2 400 г', 'Смазка Smazgrad Литол Комплекс EP_2 NLGI_2 400_г'],
  ['Масло гидравлическое Tavrolub HLP 46 20 л', 'Масло гидравлическое Tavrolub HLP_46 20_л'],
  ['Фильтр салонный Purivant PVK 925-24', 'Фильтр салонный Purivant PVK_925-24'],
  ['Реагент Antarvex SCR (AUS 32) 20 л', 'Реагент Antarvex SCR (AUS_32) 20_л'],
  ['Жидкость тормозная DOT 5.1 250 мл', 'Жидкость тормозная DOT_5.1 250_мл'],
  ['Масло моторное Daesonix City 5W-20 API SP 208 л', 'Масло моторное Daesonix City 5W-20 API_SP 208_л'],
  ['Масло моторное API SP-RC 1 л', 'Масло моторное API_SP-RC 1_л'],
  ['Масло моторное Extra API SG/CD SAE 30', 'Масло моторное Extra API_SG/CD SAE_30'],
  ['Масло ACEA C3, MAN Truck', 'Масло ACEA_C3, MAN Truck'],
  ['Пусковое устройство Pro 1000 А 16 А·ч', 'Пусковое устройство Pro 1000_А 16_А·ч'],
  ['Реле 12 В 40 А', 'Реле 12_В 40_А'],
])('a code keeps its number, which keeps off a measure: «%s»', (text, held) => expect(tied(text)).toBe(held.replaceAll('_', '\u00a0')))

it.each([
  ['101000, Москва, Варшавское шоссе, д. 125Ж', '101000, Москва, Варшавское шоссе, д._125Ж'],
  ['ул. Мира, д. 5, корп. 2, стр. 1', 'ул. Мира, д._5, корп._2, стр._1'],
  ['Завод. 5 корпусов', 'Завод. 5 корпусов'],
])('a house stays with its number: «%s»', (text, held) => expect(tied(text)).toBe(held.replaceAll('_', '\u00a0')))

it.each([
  ['Пн–пт 8:00–20:00', 'Пн–пт 8:00–_20:00'],
  ['вт, 24 ноября, 9:00–13:00', 'вт, 24 ноября, 9:00–_13:00'],
  ['Фильтр 5–7 мкм', 'Фильтр 5–7\u00a0мкм'],
])('hours from–to stay together: «%s»', (text, held) => expect(tied(text)).toBe(held.replaceAll('_', '\u2060')))

it('an article with spaces stays whole', () => expect(unbroken('012 000 068')).toBe('012\u00a0000\u00a0068'))
