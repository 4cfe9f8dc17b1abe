import manufacturerMakes from './manufacturer-makes.json'
import wmi from '../wmi.json'
import { isCheckDigitWrong } from './check-digit'
import { modelYears } from './model-years'
import { vinCountry, vinRegion } from './vin-country'

/** What a VIN says of a car without asking anybody. */
type VinReading = {
  /** Who made it: three characters, six of a manufacturer of few cars. */
  code: string
  /** Null: the code is not in our list. */
  manufacturer: string | null
  country: string | null
  region: string
  /** Our makes that it may be of; none where the manufacturer is not known or none of ours. */
  makes: readonly string[]
  /** The most likely model year first; none is no error. */
  years: readonly number[]
  serial: string
  /** The check digit says that a character may be wrong; only where it is required. */
  isDoubtful: boolean
}

/** @param vin a well-formed VIN @param thisYear no model year is later [DEC-060] */
export function readVin(vin: string, thisYear: number): VinReading {
  const group = vin.slice(0, 3)
  // A third character of 9 says that fewer than a thousand cars a year are made; positions 12 to 14 then tell the manufacturer.
  const isSmall = group.endsWith('9')
  const code = isSmall ? group + vin.slice(11, 14) : group
  const known = MANUFACTURERS.get(code) ?? MANUFACTURERS.get(group)
  return {
    code,
    manufacturer: known?.manufacturer ?? null,
    country: known?.country ?? vinCountry(vin),
    region: vinRegion(vin.charAt(0)),
    makes: (known && MAKES[known.manufacturer]) ?? [],
    years: modelYears(vin.charAt(9), thisYear),
    serial: vin.slice(isSmall ? 14 : 11),
    isDoubtful: isCheckDigitWrong(vin),
  }
}

const MAKES: Readonly<Record<string, readonly string[]>> = manufacturerMakes
const MANUFACTURERS: ReadonlyMap<string, { manufacturer: string; country: string }> = new Map(
  (wmi as [code: string, manufacturer: string, country: string][]).map(([code, manufacturer, country]) => [
    code,
    { manufacturer, country },
  ]), // a test compares the rows
)
