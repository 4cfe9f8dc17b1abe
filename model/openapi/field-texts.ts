import { CATALOGUE_FIELD_TEXTS } from './catalogue-field-texts'
import { ORDER_FIELD_TEXTS } from './order-field-texts'

/** What each field of the API means, by its name: a name means the same in all calls. */
export const FIELD_TEXTS: Readonly<Record<string, string>> = { ...CATALOGUE_FIELD_TEXTS, ...ORDER_FIELD_TEXTS }
