import { articleKey, layoutSwap } from '../text/article'
import { soundKey } from '../text/sound'
import type { FoundVehicle, SelectionStep } from './selection'
import { engineText } from './vehicle-words'
import makeNames from './make-names.json'

/** One of the values of a step. `note` says more of it: the Russian name of a make, what an engine is. */
export type VehicleChoice = { value: string; text: string; note: string }

const MAKE_NAMES: Readonly<Record<string, string>> = makeNames

/** What may be chosen in a step, in the order in which the server names it. */
export function choicesOf({ vehicle, choices }: FoundVehicle, step: SelectionStep): VehicleChoice[] {
  switch (step) {
    case 'make':
      return choices.makes.map((make) => ({ value: make, text: make, note: MAKE_NAMES[make] ?? '' }))
    case 'model':
      return choices.models.map((model) => ({ value: model, text: model, note: '' }))
    case 'year':
      return choices.years.map((year) => ({ value: String(year), text: String(year), note: '' }))
    case 'engine':
      return choices.engines.map((key) => {
        const engine = vehicle?.engines?.find((one) => one.key === key)
        return { value: key, text: engine?.code ?? key, note: engine ? engineText(engine) : '' }
      })
  }
}

/** The choices that the words may mean, in either alphabet, by their sound or typed in the other keyboard layout: «тойота» and «njqjnf» are Toyota. */
export function findChoices(choices: readonly VehicleChoice[], words: string): readonly VehicleChoice[] {
  const plain = articleKey(words)
  if (plain === '') return choices
  const sound = soundKey(words)
  const wanted = [plain, articleKey(layoutSwap(words))].filter((key) => key !== '')
  return choices.filter(({ text, note }) => {
    const key = articleKey(`${text} ${note}`)
    return wanted.some((one) => key.includes(one)) || (sound !== '' && soundKey(`${text} ${note}`).includes(sound))
  })
}
