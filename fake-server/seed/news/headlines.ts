import { news } from '../facts/texts.json'

const DAY_MS = 86_400_000
const SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [/склад|график отгрузок|остатк/i, 'Склад'],
  [/доставк|бочки/i, 'Логистика'],
  [/НДС|УПД|маркировк|прайс|гаранти/i, 'Документы'],
  [/вебинар|рекомендац/i, 'Обучение'],
  [/кабинет|API|приложени|VIN|работы|макет/i, 'Сервис'],
  [/линейка|ассортимент|поступление|пополнение|антифриз|цен/i, 'Ассортимент'],
]

/** A headline of the shop; what it says stands in news-texts.ts, so that lists of headlines do not load it. */
export type Headline = { id: number; title: string; tag: string; at: number }

/** @returns the news, newest first: one every five days @param today ms, midnight */
export const headlines = (today: number): Headline[] =>
  news.map((title, at) => ({
    id: news.length - at,
    title,
    tag: SUBJECTS.find(([words]) => words.test(title))?.[1] ?? 'Компания',
    at: today - at * 5 * DAY_MS - 14 * 3_600_000,
  }))
