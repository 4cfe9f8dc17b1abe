import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigitOf, isCheckDigitWrong } from '../../../model/vehicle/vin/check-digit'
import manufacturerMakes from '../../../model/vehicle/vin/manufacturer-makes.json'
import { modelYears } from '../../../model/vehicle/vin/model-years'
import { readVin } from '../../../model/vehicle/vin/read-vin'
import { isVin, readTypedNumber, vinProblem } from '../../../model/vehicle/vin/vin-text'
import wmi from '../../../model/vehicle/wmi.json'
import makes from '../../../fake-server/seed/facts/vehicles/makes.json'
import makeNames from '../../../model/vehicle/make-names.json'

const SIGNS = Array.from('ABCDEFGHJKLMNPRSTUVWXYZ0123456789')
const anyVin = fc.array(fc.constantFrom(...SIGNS), { minLength: 17, maxLength: 17 }).map((signs) => signs.join(''))
const LOOK_ALIKES: readonly (readonly [latin: string, cyrillic: string])[] = Array.from('ABEKMHPCTYX', (latin, at) => [
  latin,
  'АВЕКМНРСТУХ'[at]!,
])

describe('a typed VIN', () => {
  it('is read whatever its case, its separators and the alphabet of its letters are [DEC-060]', () =>
    fc.assert(
      fc.property(anyVin, fc.array(fc.nat(2), { minLength: 17, maxLength: 17 }), (vin, ways) => {
        const typed = Array.from(vin, (sign, at) => {
          const cyrillic = LOOK_ALIKES.find(([latin]) => latin === sign)?.[1]
          return ways[at] === 0 && cyrillic !== undefined
            ? cyrillic.toLowerCase()
            : ways[at] === 1
              ? `${sign.toLowerCase()}-`
              : `${sign}\u00a0`
        }).join('')
        expect({ text: readTypedNumber(typed).text, isVin: isVin(typed) }).toEqual({ text: vin, isVin: true })
      }),
    ))

  it('says which letters were read as others, and that signs were left out [DEC-060]', () => {
    expect(readTypedNumber('хта219010D0000001').changed).toBe('Русские буквы Х, Т, А прочитаны как латинские X, T, A.')
    expect(readTypedNumber('XTA-219010 D0000001').changed).toBe('Пробелы, дефисы и\u00a0другие знаки убраны.')
    expect(readTypedNumber(' xta219010d0000001 ').changed).toBe('')
  })

  it.each([
    ['VIN: XTA219010D0000001', 'XTA219010D0000001'],
    ['VIN № XTA219010D0000001', 'XTA219010D0000001'],
    ['*XTA219010D0000001*', 'XTA219010D0000001'],
    ['XTA219010D0000001\u200b\n', 'XTA219010D0000001'],
  ])('«%s» is read without what stands around it', (typed, vin) => expect(readTypedNumber(typed).text).toBe(vin))

  it.each([
    ['', 'Введите VIN'],
    ['XTA219010D000000', 'В\u00a0VIN 17\u00a0знаков, а\u00a0здесь 16: не\u00a0хватает\u00a01'],
    ['XTA219010D000000123', 'В\u00a0VIN 17\u00a0знаков, а\u00a0здесь 19: лишних\u00a02'],
    [
      'XTA2I9010D0000001',
      'На\u00a05-м\u00a0месте стоит\u00a0«I»: букв I, O и\u00a0Q в\u00a0VIN не\u00a0бывает, возможно, это\u00a0единица',
    ],
    ['XTA2190O0D0000001', 'На\u00a08-м\u00a0месте стоит\u00a0«O»: букв I, O и\u00a0Q в\u00a0VIN не\u00a0бывает, возможно, это\u00a0ноль'],
    ['XTA219010D00ЖЖ001', 'На\u00a013-м\u00a0месте стоит\u00a0«Ж»: в\u00a0VIN только латинские буквы и\u00a0цифры'],
  ])('«%s» is refused with the reason [DEC-060]', (text, problem) => expect(vinProblem(text)).toBe(problem))
})

/** The table of the standard: letters by their values, written out. */
const VALUES: Readonly<Record<string, bigint>> = Object.fromEntries(
  ['AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ'].flatMap((letters, at) =>
    Array.from(letters, (letter) => [letter, BigInt(at + 1)]),
  ),
)

/** The remainder taken after each character instead of once at the end, with the weights from the last character on. */
function oracleDigit(vin: string): string {
  let rest = 0n
  let weight = 2n
  for (const at of [16, 15, 14, 13, 12, 11, 10, 9, 7, 6, 5, 4, 3, 2, 1, 0]) {
    const sign = vin[at]!
    rest = (rest + weight * (/\d/.test(sign) ? BigInt(sign) : VALUES[sign]!)) % 11n
    weight = at === 9 ? 10n : weight === 10n ? 2n : weight + 1n
  }
  return '0123456789X'[Number(rest)]!
}

describe('the check digit of a VIN', () => {
  it('is that of the standard [DEC-060]', () =>
    fc.assert(
      fc.property(anyVin, (vin) => {
        expect(checkDigitOf(vin)).toBe(oracleDigit(vin))
      }),
    ))

  it.each(['1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715', '1HGCM82633A004352'])('%s is right [DEC-060]', (vin) =>
    expect(isCheckDigitWrong(vin)).toBe(false),
  )

  it('warns of another one in North America alone [DEC-060]', () =>
    fc.assert(
      fc.property(anyVin, (vin) => {
        expect(isCheckDigitWrong(vin)).toBe('12345'.includes(vin[0]!) && vin[8] !== oracleDigit(vin))
      }),
    ))
})

describe('the model year of a VIN', () => {
  it.each([
    ['A', 2026, [2010, 1980]],
    ['H', 2026, [2017, 1987]],
    ['T', 2026, [2026, 1996]],
    ['V', 2026, [1997]],
    ['Y', 2026, [2000]],
    ['9', 2026, [2009]],
    ['0', 2026, []],
    ['Z', 2026, []],
    ['U', 2026, []],
    ['A', 2041, [2040, 2010]],
  ])('%s in %i: the latest that is not in the future first [DEC-060]', (code, thisYear, years) =>
    expect(modelYears(code, thisYear)).toEqual(years),
  )

  it('is never in the future, and its two are thirty years apart [DEC-060]', () =>
    fc.assert(
      fc.property(fc.constantFrom(...SIGNS), fc.integer({ min: 1980, max: 2100 }), (code, thisYear) => {
        const [first, other] = modelYears(code, thisYear)
        expect(first === undefined || first <= thisYear).toBe(true)
        expect(other === undefined || (first ?? 0) - other === 30).toBe(true)
        expect(first === undefined || first + 30 > thisYear).toBe(true)
      }),
    ))
})

describe('what a VIN says', () => {
  it.each([
    ['XTA219010D0000001', { code: 'XTA', country: 'Россия', region: 'Европа', makes: ['LADA'], years: [2013, 1983], serial: '000001' }],
    [
      'Z94CT41DBCR000001',
      { code: 'Z94', country: 'Россия', region: 'Европа', makes: ['Hyundai', 'Kia'], years: [2012, 1982], serial: '000001' },
    ],
    ['X7LLSRB1HEH000001', { code: 'X7L', country: 'Россия', makes: ['Renault', 'Nissan'], years: [2014, 1984] }],
    ['XW8ZZZ61ZEG000001', { code: 'XW8', makes: ['Volkswagen', 'Skoda', 'Audi'], years: [2014, 1984] }],
    ['WVWZZZ1KZAW000001', { code: 'WVW', country: 'Германия', makes: ['Volkswagen'], years: [2010, 1980] }],
    ['JTDBR32E720000001', { code: 'JTD', country: 'Япония', region: 'Азия', makes: ['Toyota'], years: [2002] }],
    ['KNAFX411BC5000001', { code: 'KNA', country: 'Республика Корея', makes: ['Kia'], years: [2012, 1982] }],
    ['1FAHP3F20CL000001', { code: '1FA', country: 'США', region: 'Северная Америка', makes: ['Ford'], years: [2012, 1982] }],
    ['WDD2050422F000001', { code: 'WDD', makes: ['Mercedes-Benz'], years: [2002] }],
    ['WP0ZZZ99ZCS000001', { code: 'WP0', manufacturer: 'Porsche', makes: [] }],
    ['XZZ00000000000001', { code: 'XZZ', manufacturer: null, country: null, region: 'Европа', makes: [], years: [] }],
    ['W0A00000000000001', { code: 'W0A', manufacturer: null, country: 'Германия', makes: [] }],
    ['X89332200C0AB1001', { code: 'X89AB1', serial: '001', makes: [] }],
    ['SA9GCXK00CABCD001', { code: 'SA9BCD', country: 'Великобритания', manufacturer: null }],
  ])('%s', (vin, expected) => expect(readVin(vin, 2026)).toMatchObject(expected))

  it('can be read of every VIN', () =>
    fc.assert(
      fc.property(anyVin, (vin) => {
        const { code, serial, years } = readVin(vin, 2026)
        expect(vin.startsWith(code.slice(0, 3)) && vin.endsWith(serial) && years.length <= 2).toBe(true)
      }),
    ))
})

describe('the data of manufacturers', () => {
  it('name a code once, in three characters that a VIN may have', () => {
    const codes = wmi.map(([code]) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.filter((code) => !/^[A-HJ-NPR-Z\d]{3}$/.test(code!))).toEqual([])
  })

  it('lead to makes of the table, from manufacturers that have a code', () => {
    const known = new Set(makes.map(({ make }) => make))
    expect(
      Object.values(manufacturerMakes)
        .flat()
        .filter((make) => !known.has(make)),
    ).toEqual([])
    const manufacturers = new Set(wmi.map(([, manufacturer]) => manufacturer))
    expect(Object.keys(manufacturerMakes).filter((name) => !manufacturers.has(name))).toEqual([])
  })

  it('have a Russian name for every make that is not written in Russian', () =>
    expect(makes.map(({ make }) => make).filter((make) => /[a-z]/i.test(make) && !Object.hasOwn(makeNames, make))).toEqual([]))
})
