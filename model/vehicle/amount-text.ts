import { once } from '../text/once'

const decimal = once(() => new Intl.NumberFormat('ru', { maximumFractionDigits: 3 }))

/** An amount with its unit, as it is read in Russian: «4,3 л», «250 мл» stays «0,25 л». */
export const amountText = (amount: number, unit: string): string => `${decimal().format(amount)}\u00a0${unit}`
