import { formatCount } from './count'
import { type WordForms, words } from './words'
import { once } from './once'

/** The form of the word that stands beside `count` (any number, a fraction takes `other`). [DEC-045] */
export function pluralForm(count: number, forms: WordForms): string {
  switch (rules().select(count)) {
    case 'one':
      return forms.one
    case 'few':
      return forms.few
    case 'many':
      return forms.many
    default:
      return forms.other ?? forms.few
  }
}

/** Number and word joined by a no-break space, the number in the ru locale: «5 товаров», «1 234 товара». [DEC-045] */
export function counted(count: number, forms: WordForms): string {
  return `${formatCount(count)}\u00a0${pluralForm(count, forms)}`
}

/**
 * An upper bound in words: «не более 21 варианта», «не более 11 вариантов»; the genitive, singular only after 1, 21, 31…
 * and fractions. `forms` must be those of a noun, whose `few` and `many` are its genitives. [DEC-045] [CONST-016]
 */
export function atMost(count: number, forms: WordForms = words.variant): string {
  const category = rules().select(count)
  const word = category === 'one' ? forms.few : category === 'other' ? (forms.other ?? forms.few) : forms.many
  return `не более ${formatCount(count)}\u00a0${word}`
}

const rules = once(() => new Intl.PluralRules('ru'))
