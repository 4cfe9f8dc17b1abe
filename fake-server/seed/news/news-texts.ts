import type { NewsHeadline } from '../../../model/content/news'
import type { TextBlock } from '../../../model/content/text-block'
import type { Headline } from './headlines'

type Bodies = { default: Readonly<Record<string, unknown>> }

/** The files of bodies by the tag of their headlines: only the one that is asked for is loaded. */
const BODIES: Readonly<Record<string, () => Promise<Bodies>>> = {
  Склад: () => import('../facts/news/warehouse.json'),
  Логистика: () => import('../facts/news/logistics.json'),
  Документы: () => import('../facts/news/documents.json'),
  Обучение: () => import('../facts/news/training.json'),
  Сервис: () => import('../facts/news/service.json'),
  Ассортимент: () => import('../facts/news/assortment.json'),
  Компания: () => import('../facts/news/company.json'),
}

/** @returns the leads of all news by their headlines, without the bodies [ROUTE-007] */
export async function newsLeads(): Promise<Readonly<Record<string, string>>> {
  return (await import('../facts/news/leads.json')).default
}

/** @returns the body of a piece of news; undefined: none is written for its headline [ROUTE-008] */
export async function newsBody({ title, tag }: Pick<Headline, 'title' | 'tag'>): Promise<TextBlock[] | undefined> {
  const bodies = await BODIES[tag]?.()
  return bodies?.default[title] as TextBlock[] | undefined // the type of a JSON file is that of its rows; tests parse each body
}

/** A headline as lists show it. @param leads of all news, by headline */
export const newsView = ({ id, title, tag, at }: Headline, leads: Readonly<Record<string, string>>): NewsHeadline => ({
  id,
  title,
  tag,
  lead: leads[title] ?? '',
  image: null,
  published_at: new Date(at).toISOString(),
})
