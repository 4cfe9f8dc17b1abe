import * as z from 'zod/mini'

/** The tax numbers of both sides; a server without them names the sides alone. */
export const PARTY_CODES = {
  seller_inn: z.optional(z.string()),
  seller_kpp: z.optional(z.string()),
  buyer_inn: z.optional(z.string()),
  buyer_kpp: z.optional(z.string()),
} as const

/** The tax numbers of a side as documents write them: «ИНН 7700901010, КПП 770001001»; '' where it has none. */
export const codesText = (inn = '', kpp = ''): string =>
  [inn && `ИНН\u00a0${inn}`, kpp && `КПП\u00a0${kpp}`].filter((text) => text !== '').join(', ')

/** A side with its tax numbers: «ООО «Гараж», ИНН …, КПП …». */
export const partyText = (name: string, inn?: string, kpp?: string): string =>
  [name, codesText(inn, kpp)].filter((text) => text !== '').join(', ')
