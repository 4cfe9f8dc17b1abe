import { contract } from '../../../model/contract'
import type { Kind } from '../../../model/contract/endpoint'
import { CALL_TIMEOUT_MS, RETRIES, RETRY_AFTER_MAX_MS, RETRY_PAUSE_MS } from '../../../model/limits'
import { retryDelay } from '../../../model/retry'
import { duration } from '../extract'
import { boundCalls } from './server-calls'
import type { Source } from './sources'
import { linkTo, named, table } from './table'
import type { Told } from './wiring'

const AGAIN: Readonly<Record<Kind, string>> = {
  read: 'повторяется',
  keyedWrite: 'повторяется под тем же ключом',
  write: 'сам не повторяется',
}
/** The page names the call. */
const OF_PAGE = 'сервер: что назвала страница'
const kindOf = (name: string): Kind | undefined => (name in contract ? contract[name as keyof typeof contract].kind : undefined) // it is there

/** Pauses before the attempts after the first, at the least and at the most, ms. */
const pauses = Array.from({ length: RETRIES }, (_, at) =>
  [0, 1].map((chance) => retryDelay(at + 1, { status: 0, retryAfter: null }, 'read', chance) ?? RETRY_PAUSE_MS),
)

/** What «повторяется» means, for all calls. Markdown. */
export const retryWords = (): string =>
  [
    `- Запрос ждёт ответа ${duration(CALL_TIMEOUT_MS)}.\n- Нет сети, нет ответа или ответ 429, 502, 503, 504\u00a0– тогда вызов с\u00a0отметкой «повторяется» уходит сам ещё до\u00a0${RETRIES}\u00a0раз, с\u00a0паузами`,
    ` ${pauses.map(([least, most]) => `${least}–${most}\u00a0мс`).join(', ')}; если сервер сам просит подождать, пауза такая; просит больше ${duration(RETRY_AFTER_MAX_MS)}\u00a0– вызов не\u00a0повторяется.`,
    '\n- Участник узнаёт об\u00a0ошибке, когда повторы кончились. Ответ 408, 500 и\u00a0прочие 5xx сам не\u00a0повторяется, но\u00a0и\u00a0он\u00a0для участника «ответа нет», кроме 501. Отказ (501, другой ответ 4xx) не\u00a0повторяется никогда; только 419\u00a0– один раз, с\u00a0новой меткой XSRF (её сервер выдаёт странице и\u00a0по\u00a0ней узнаёт, что запрос послал сам магазин).',
  ].join('')

/** The calls of a machine with those who answer, and whether a call that nobody answered goes out again. Markdown; empty where it calls nobody. */
export function callTable({ told, all, sources }: { told: Told; all: readonly Told[]; sources: readonly Source[] }): string {
  const words = Object.entries(told.names.calls ?? {})
  const codes = words.map(([code]) => code)
  const bound = boundCalls(told.machine.id, codes, sources)
  const lines = words.map(([code, word]) => {
    const started = all.find(({ machine }) => machine.id === code)
    const names = bound.get(code) ?? []
    const kinds = [...new Set(names.flatMap((name) => kindOf(name) ?? []))]
    const answerer = started
      ? `участник ${linkTo(started)}`
      : names.length
        ? `сервер: ${names.map((name) => `\`${name}\``).join(', ')}`
        : ''
    const beyond = told.names.about.beyond?.[code]
    const taken = all.find(({ names: { title } }) => beyond === `участник «${title}»`)
    // Whoever takes part has calls of his own, told on his page.
    const again = started ? '' : beyond === OF_PAGE ? 'как у\u00a0того вызова' : kinds.map((kind) => AGAIN[kind]).join(', ')
    return [named(word, code), answerer || (taken ? `участник ${linkTo(taken)}` : (beyond ?? '–')), again]
  })
  if (lines.length === 0) return ''
  const isAsked = lines.some(([, , again]) => again !== '')
  return isAsked
    ? `${table(['Вызов', 'Кто отвечает', 'Без ответа'], lines)}\n\nЧто значит «повторяется», сказано в\u00a0[оглавлении](index.md#повтор-вызова).`
    : table(
        ['Вызов', 'Кто отвечает'],
        lines.map((line) => line.slice(0, 2)),
      )
}
