import type { Need } from '../../../../model/vehicle/details/match-need'
import type { Confidence, KitItem } from '../../../../model/vehicle/details/service-kit'
import { compactText, type CompactValue } from '../../../catalogue/parameters'
import { fittedPart } from '../../../catalogue/oem/oem-index'
import { fittingVariant } from '../../../catalogue/oem/fitting-variant'
import { isKnownNumber, oemOf } from '../../../catalogue/oem/oem-numbers'
import { PART_KINDS } from '../../../catalogue/oem/part-kinds'
import type { Car } from '../car'
import { coolantOf, gearboxesOf } from './capacities'

/** A thing of the kit before the goods for it are looked for: `kinds` are the kinds of goods, or `leaf` their category. */
export type KitNeed = Omit<KitItem, 'offers'> & { need: Need; kinds?: readonly string[]; leaf?: number; item?: RegExp | undefined }

const CONFIDENCE: Readonly<Record<'h' | 'm' | 'l', Confidence>> = { h: 'high', m: 'medium', l: 'low' }
/** Kilograms of a litre of coolant. */
const COOLANT_DENSITY = 1.07
const USUAL = 'Обычное значение для таких машин'

/** What a service of a car takes: the fluids, then the filters, then the rest. What is not known is there too, and says so. */
export function kitNeeds(car: Car): KitNeed[] {
  return [
    oilNeed(car),
    ...partNeeds(car, ['oilFilter', 'airFilter', 'cabinFilter', 'fuelFilter']),
    coolantNeed(car),
    brakeFluidNeed(car),
    ...gearNeeds(car),
    batteryNeed(car),
    ...partNeeds(car, ['wiper']),
  ]
}

const isHeavy = ({ type }: Car): boolean => type === 'truck' || type === 'tractor'
const roundTenth = (amount: number): number => Math.round(amount * 10) / 10

function oilNeed(car: Car): KitNeed {
  const { oil_l, sae, spec, conf, code } = car.facts
  const inFilter = isHeavy(car) ? 2 : oil_l < 6 ? 0.3 : 0.5
  return {
    id: 'oil',
    name: 'Масло моторное',
    demand: [sae.join(' или '), ...spec].join(' · '),
    amount: { value: oil_l, unit: 'л', without_filter: roundTenth(oil_l - inFilter) },
    oem: '',
    source: `Справочник двигателей магазина, ${code}. Объём без замены фильтра — расчётный`,
    confidence: CONFIDENCE[conf],
    condition: '',
    kinds: isHeavy(car) ? ['motor_oil_hd'] : ['motor_oil_pc'],
    need: { viscosities: sae, specifications: spec },
  }
}

function coolantNeed(car: Car): KitNeed {
  const { name, standard, litres, confidence, source } = coolantOf(car)
  return {
    id: 'coolant',
    name: 'Антифриз',
    demand: name,
    amount: litres === null ? null : { value: litres, unit: 'л', kilograms: roundTenth(litres * COOLANT_DENSITY) },
    oem: '',
    source,
    confidence,
    condition: '',
    kinds: ['coolant'],
    need: standard === '' ? {} : { specifications: [standard] },
  }
}

const brakeFluidNeed = (car: Car): KitNeed => ({
  id: 'brakeFluid',
  name: 'Жидкость тормозная',
  demand: 'DOT 4',
  amount: { value: isHeavy(car) ? 2 : 1, unit: 'л' },
  oem: '',
  source: `${USUAL}: полная замена с прокачкой`,
  confidence: 'low',
  condition: '',
  kinds: ['brake_fluid'],
  need: { specifications: ['DOT 4'] },
})

function gearNeeds(car: Car): KitNeed[] {
  const known = gearboxesOf(car)
  if (known.length > 0)
    return known.map(({ name, demand, litres, confidence, kinds, need }, at) => ({
      id: `gearOil${at + 1}`,
      name: kinds.includes('gear_oil') ? 'Масло коробки передач' : 'Жидкость коробки передач',
      demand,
      amount: { value: litres, unit: 'л' },
      oem: '',
      source: `Справочник объёмов магазина, ${name}`,
      confidence,
      condition: `Если стоит ${name}`,
      kinds,
      need,
    }))
  return [
    {
      id: 'gearOil1',
      name: 'Масло коробки передач',
      demand: '',
      amount: null,
      oem: '',
      source: 'Коробка этой машины неизвестна: масло и объём смотрите в руководстве',
      confidence: 'none',
      condition: '',
      need: {},
    },
  ]
}

/** By the size of the engine; diesels need more to start. */
function batteryNeed(car: Car): KitNeed {
  const { cc, fuel } = car.facts
  const diesel = fuel === 'D' ? 15 : 0
  const least = isHeavy(car) ? 140 : (cc < 1_700 ? 55 : cc < 2_600 ? 60 : 70) + diesel
  const most = isHeavy(car) ? 230 : least + (cc < 1_700 ? 10 : 20)
  return {
    id: 'battery',
    name: 'Аккумулятор',
    demand: `${least}–${most}\u00a0А·ч`,
    amount: { value: isHeavy(car) ? 2 : 1, unit: 'шт' },
    oem: '',
    source: `${USUAL}: по объёму двигателя. Размер, полярность и клеммы сверьте со старым`,
    confidence: 'low',
    condition: '',
    kinds: isHeavy(car) ? ['battery_truck'] : ['battery_car'],
    need: { capacity: { id: 'ah', min: least, max: most, unit: 'А·ч' } },
  }
}

const MEASURES: Readonly<Record<string, string>> = {
  od: '⌀\u00a0',
  id: '⌀\u00a0внутр.\u00a0',
  len: 'длина\u00a0',
  wid: 'ширина\u00a0',
  hei: 'высота\u00a0',
}
const sizeText = (value: CompactValue): string => `${MEASURES[value[0]] ?? ''}${compactText(value)}`

function partNeeds(car: Car, ids: readonly string[]): KitNeed[] {
  return ids.flatMap((id) => {
    const kind = PART_KINDS.find((each) => each.id === id)
    const fit = kind && car.fits[kind.fit]
    const part = kind && fit !== undefined ? fittedPart(kind, fit) : null
    if (!part || fit === undefined) return []
    const oem = oemOf(part.kind, fit)
    const sizes = (fittingVariant(part.leaf, fit)?.values ?? []).filter(([of]) => part.kind.sizes.includes(of))
    const isKnown = isKnownNumber(oem)
    return [
      {
        id,
        name: part.kind.name,
        demand: sizes.map(sizeText).join(' · '),
        amount: { value: id === 'wiper' ? 2 : 1, unit: 'шт' as const },
        oem,
        source: isKnown
          ? 'Номер из\u00a0справочника магазина, по\u00a0каталогам изготовителей не\u00a0сверен'
          : 'Номер составлен по образцу изготовителя и в\u00a0каталогах не\u00a0проверен: сверьте с\u00a0деталью',
        confidence: isKnown ? ('medium' as const) : ('low' as const),
        condition: '',
        leaf: part.leaf,
        item: part.kind.item,
        need: { vehicles: [fit], sizes: sizes.map((value) => ({ id: value[0], value: value[1], text: sizeText(value) })) },
      },
    ]
  })
}
