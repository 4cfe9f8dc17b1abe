import type { Config } from '../content/config'

/** A line of the requisites: what it is, and its value. */
export type Requisite = { name: string; value: string }

/** What a contract or a payment needs to know of the shop's company, in the order of a card of a company; empty where the configuration has no requisites. [DEC-001] */
export function requisitesOf({ legal_name, requisites }: Pick<Config, 'legal_name' | 'requisites'>): Requisite[] {
  if (!requisites) return []
  const { inn, kpp, address, bank, bik, account, correspondent } = requisites
  return [
    { name: 'Компания', value: legal_name },
    { name: 'ИНН', value: inn },
    { name: 'КПП', value: kpp },
    { name: 'Юридический адрес', value: address },
    { name: 'Банк', value: bank },
    { name: 'БИК', value: bik },
    { name: 'Расчётный счёт', value: account },
    { name: 'Корр. счёт', value: correspondent },
  ]
}

/** All of them as a text, a line each: «ИНН: 7700901010». */
export const requisitesText = (rows: readonly Requisite[]): string => rows.map(({ name, value }) => `${name}: ${value}`).join('\n')
