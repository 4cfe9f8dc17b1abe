import { once } from '../../../model/text/once'

const kilograms = once(() => new Intl.NumberFormat('ru', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))

/** A weight in kilograms with one decimal: «21,6 кг». @param grams whole grams */
export function Weight({ grams }: { grams: number }) {
  return <>{`${kilograms().format(grams / 1000)}\u00a0кг`}</>
}
