import type { PictureSpec } from '../pictures/picture-address'
import type { Headline } from './layouts'

/** What the materials of a brand say: a headline, lines of goods, pictures with their names. */
export type BrandWords = {
  headline: Headline
  lines: readonly string[]
  pictures: readonly { name: string; file: string; spec: PictureSpec }[]
}

const picture = (name: string, file: string, brand: string, kind: PictureSpec['kind'], ...lines: [string, string, string]) => ({
  name,
  file,
  spec: { brand, kind, lines },
})

/** The brands of the materials by their slugs; those of the shop's assortment without a section of their own stand in the common folders. */
export const BRAND_WORDS: Readonly<Record<string, BrandWords>> = {
  arktelub: {
    headline: { title: 'Масла и антифризы', note: 'для легковых и грузовых автомобилей' },
    lines: [
      'Моторные масла для легковых автомобилей',
      'Моторные масла для грузовой техники',
      'Трансмиссионные масла и жидкости для АКПП',
      'Антифризы и концентраты',
    ],
    pictures: [
      picture('Канистра 4 л, 5W-30', 'canister-5w-30', 'arktelub', 'canister', '5W-30', 'API SP', '4 л'),
      picture('Флакон 1 л, 0W-20', 'bottle-0w-20', 'arktelub', 'bottle', '0W-20', 'ILSAC GF-6', '1 л'),
      picture('Бочка 208 л, 10W-40', 'drum-10w-40', 'arktelub', 'drum', '10W-40', 'API CI-4', '208 л'),
      picture('Антифриз 5 кг', 'coolant', 'arktelub', 'coolant', 'G12+', '-40 °C', '5 кг'),
    ],
  },
  tavrolub: {
    headline: { title: 'Масла и смазки', note: 'для автопарка, поля и цеха' },
    lines: [
      'Моторные масла для легковой и грузовой техники',
      'Трансмиссионные масла',
      'Масла для сельхозтехники',
      'Индустриальные и гидравлические масла',
      'Пластичные смазки',
    ],
    pictures: [
      picture('Канистра 20 л, 10W-40', 'canister-10w-40', 'tavrolub', 'canister', '10W-40', 'API CI-4', '20 л'),
      picture('Ведро 18 кг, литиевая смазка', 'pail-grease', 'tavrolub', 'pail', 'EP 2', 'NLGI 2', '18 кг'),
      picture('Бочка 208 л, гидравлическое масло', 'drum-hydraulic', 'tavrolub', 'drum', 'HVLP 46', 'DIN 51524', '208 л'),
    ],
  },
  purivant: {
    headline: { title: 'Фильтры', note: 'масляные, воздушные, салонные, топливные' },
    lines: ['Масляные фильтры', 'Воздушные фильтры', 'Салонные фильтры', 'Топливные фильтры'],
    pictures: [
      picture('Масляный фильтр', 'oil-filter', 'purivant', 'filter-oil', 'PV', 'M20x1.5', ''),
      picture('Воздушный фильтр', 'air-filter', 'purivant', 'filter-air', 'PV', '', ''),
    ],
  },
  voltegard: {
    headline: { title: 'Аккумуляторы', note: 'проверим заряд и подберём по габаритам' },
    lines: ['Аккумуляторы для легковых автомобилей', 'Аккумуляторы для грузовой техники', 'Зарядные и пусковые устройства'],
    pictures: [picture('Аккумулятор 60 А·ч', 'battery-60', 'voltegard', 'battery', '60 Ah', '540 A EN', '12 V')],
  },
}
