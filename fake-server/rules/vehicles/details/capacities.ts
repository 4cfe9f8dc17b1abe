import type { Need } from '../../../../model/vehicle/details/match-need'
import type { Confidence } from '../../../../model/vehicle/details/service-kit'
import capacities from '../../../seed/facts/vehicles/capacities.json'
import type { Car } from '../car'

type Row = readonly [name: string, specification: string, litres: number, confidence: 'h' | 'm']
// The inferred type of the rows is a union of arrays; a test reads every one.
const ROWS = capacities as unknown as readonly Row[]
const rowOf = (name: string): Row | undefined => ROWS.find(([of]) => of === name)
const CONFIDENCE: Readonly<Record<Row[3], Confidence>> = { h: 'high', m: 'medium' }

/** Cooling systems of which the amount is known: the row, and the cars that have it. */
const COOLING: readonly (readonly [name: string, cars: RegExp])[] = [
  ['Система охлаждения LADA Granta', /^LADA (Granta|Kalina|Priora)/],
  ['Система охлаждения Hyundai Solaris 1.6', /^(Hyundai Solaris|Kia Rio)/],
  ['Система охлаждения VW Polo 1.6', /^(Volkswagen Polo|Skoda Rapid)/],
  ['Система охлаждения Renault Logan 1.6', /^(Renault (Logan|Sandero)|LADA Largus)/],
  ['Система охлаждения Toyota Camry 2.5', /^Toyota Camry/],
  ['Система охлаждения КАМАЗ 65115', /^КАМАЗ/],
]
/** What makers fill in where the amount is not known; the approval stands for the class. */
const CLASSES: readonly (readonly [cars: RegExp, standard: string])[] = [
  [/^(LADA|ГАЗ|УАЗ|Москвич)/, 'G12'],
  [/^(Volkswagen|Skoda|Audi)/, 'G12++/G13'],
  [/^(Hyundai|Kia)/, 'P-OAT'],
  [/^(Renault|Nissan)/, 'Renault 41-01-001'],
  [/^(Toyota|Lexus)/, 'Toyota SLLC'],
  [/^(КАМАЗ|МАЗ|МТЗ|Scania|Volvo Trucks|MAN|DAF|Shacman)/, 'HD OAT'],
]
/** Classes of the facts as goods write them. */
const AS_WRITTEN: Readonly<Record<string, string>> = { 'G12+ (Type D)': 'Renault 41-01-001', SLLC: 'Toyota SLLC' }

/** The coolant of a car: what it is called, the class to look for ('' where it is not known), and how much of it. */
export function coolantOf(car: Car): { name: string; standard: string; litres: number | null; confidence: Confidence; source: string } {
  const row = rowOf(COOLING.find(([, cars]) => cars.test(car.fits.model))?.[0] ?? '')
  if (row) {
    const [name, specification, litres, confidence] = row
    const isSame = name.includes(car.model.split(' ')[0] ?? '')
    return {
      name: specification,
      standard: AS_WRITTEN[specification] ?? specification,
      litres,
      confidence: isSame ? CONFIDENCE[confidence] : 'low',
      source: `Справочник объёмов магазина, ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    }
  }
  const standard = CLASSES.find(([cars]) => cars.test(car.fits.model))?.[1] ?? ''
  return standard === ''
    ? { name: '', standard, litres: null, confidence: 'none', source: 'Класс и объём неизвестны: смотрите руководство' }
    : {
        name: standard,
        standard,
        litres: null,
        confidence: 'low',
        source: `Обычный класс для ${car.make}. Объём неизвестен: смотрите руководство`,
      }
}

/** Gearboxes of which the amount is known: the row, the cars that may have it, the goods for it and what these have to meet. */
const GEARBOXES: readonly (readonly [name: string, cars: RegExp, kinds: readonly string[], need: Need])[] = [
  [
    'МКПП LADA 2190 тросовая',
    /^LADA (Granta|Kalina|Priora|Vesta)/,
    ['gear_oil'],
    { viscosities: ['75W-85', '75W-90'], specifications: ['GL-4'] },
  ],
  ['МКПП VAG 02T', /^(Volkswagen Polo|Skoda (Rapid|Fabia))/, ['gear_oil'], { specifications: ['VW 501.50'] }],
  [
    'МКПП Renault JH3/JR5',
    /^(Renault (Logan|Sandero|Duster)|LADA (Largus|XRAY))/,
    ['gear_oil'],
    { viscosities: ['75W-80'], specifications: ['GL-4'] },
  ],
  [
    'АКПП 6-ст. (Hyundai/Kia A6GF1/A6MF1)',
    /^(Hyundai (Solaris II|Creta|ix35|Elantra|Tucson)|Kia (Rio IV|Ceed|Cerato|Sportage|Optima|Seltos))/,
    ['atf'],
    { specifications: ['SP-IV'] },
  ],
  ['АКПП VAG 09G', /^(Volkswagen (Polo|Jetta)|Skoda (Rapid|Octavia|Yeti))/, ['atf'], { specifications: ['VW G 055 025'] }],
  ['DSG DQ250', /^(Volkswagen (Golf|Passat|Tiguan)|Skoda (Octavia|Superb))/, ['dct'], { specifications: ['VW G 052 182'] }],
  ['CVT Jatco JF011E', /^Nissan (Qashqai I|X-Trail II|Teana II)$/, ['cvt'], { specifications: ['NS-2'] }],
  ['CVT Jatco JF016E', /^Nissan (Qashqai II|X-Trail III)$/, ['cvt'], { specifications: ['NS-3'] }],
]

/** The gearboxes that a car may have, as far as their amounts are known. Which of them it has is for its owner to say. */
export const gearboxesOf = (
  car: Car,
): { name: string; demand: string; litres: number; confidence: Confidence; kinds: readonly string[]; need: Need }[] =>
  GEARBOXES.flatMap(([name, cars, kinds, need]) => {
    const row = cars.test(car.fits.model) ? rowOf(name) : undefined
    return row ? [{ name, demand: row[1], litres: row[2], confidence: CONFIDENCE[row[3]], kinds, need }] : []
  })
