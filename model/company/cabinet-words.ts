import type { WordForms } from '../text/words'

/** The nouns that only pages of the cabinet count; others do not load them. [DEC-045] */
export const cabinetWords = {
  deliveryPoint: { one: 'точка', few: 'точки', many: 'точек' },
  invitation: { one: 'приглашение', few: 'приглашения', many: 'приглашений' },
  /** The prepositional case: «отказал в 21 строке». */
  lineIn: { one: 'строке', few: 'строках', many: 'строках' },
  person: { one: 'человек', few: 'человека', many: 'человек' },
  /** The genitive: «доступ для 21 человека». */
  personAsGenitive: { one: 'человека', few: 'человек', many: 'человек' },
} as const satisfies Record<string, WordForms>
