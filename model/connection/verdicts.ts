import { failureText, type ApiError } from '../api-error'
import { clockOffset, isClockWrong } from '../server-clock'
import { counted } from '../text/plural'
import type { WordForms } from '../text/words'

/** What a step of the check found, in words, and what to do about it. */
export type Verdict = { tone: 'ok' | 'warn' | 'bad'; text: string; advice?: string }

/** The steps, in the order in which they are made: each needs what those before it checked. */
export const CHECK_STEPS = {
  network: 'Сеть',
  site: 'Сайт',
  api: 'Сервер заказов',
  pictures: 'Картинки',
  clock: 'Часы компьютера',
  speed: 'Скорость',
} as const
export type CheckStep = keyof typeof CHECK_STEPS

/** What came of asking the site; null: nothing came. `isOwn`: the shop itself answered; `server`: its clock, ms, NaN where it does not say. */
export type SiteAnswer = { isOwn: boolean; server: number; sent: number; received: number } | null

/** A way to the site that takes longer is a detour, ms. */
const LONG_WAY_MS = 1500
/** Mbit/s. */
const SLOW = 0.5
const GOOD = 2
const MINUTE_MS = 60_000
const MINUTES: WordForms = { one: 'минуту', few: 'минуты', many: 'минут' }

/** Whether the device has a network at all. */
export const networkVerdict = (isOnline: boolean): Verdict =>
  isOnline
    ? { tone: 'ok', text: 'Устройство подключено к\u00a0сети.' }
    : { tone: 'bad', text: 'Устройство не\u00a0подключено к\u00a0сети.', advice: 'Включите Wi-Fi или мобильную связь, проверьте кабель.' }

/** Whether the name of the site is found and the site answers, and how fast. */
export function siteVerdict(answer: SiteAnswer): Verdict {
  if (answer === null)
    return {
      tone: 'bad',
      text: 'Сайт не\u00a0ответил: адрес не\u00a0найден или соединение закрыто.',
      advice:
        'Отключите VPN и\u00a0прокси, попробуйте мобильную сеть. Если с\u00a0ней открывается, дело в\u00a0сети: покажите эту страницу тому, кто её\u00a0настраивает.',
    }
  if (!answer.isOwn)
    return {
      tone: 'bad',
      text: 'Ответил не\u00a0магазин, а\u00a0кто-то по\u00a0дороге к\u00a0нему.',
      advice:
        'Так бывает в\u00a0сети с\u00a0входом через страницу и\u00a0за\u00a0фильтром. Войдите в\u00a0сеть или отключите фильтр для этого сайта.',
    }
  const ms = Math.round(answer.received - answer.sent)
  return ms > LONG_WAY_MS
    ? {
        tone: 'warn',
        text: `Сайт ответил за ${ms} мс: долго.`,
        advice: 'Обычно так с\u00a0VPN: запрос идёт через другую страну. Отключите его для этого сайта.',
      }
    : { tone: 'ok', text: `Сайт ответил за ${ms} мс.` }
}

/** Whether the server that prices and orders come from answers. @param error null: it did */
export const apiVerdict = (error: ApiError | null): Verdict =>
  error === null
    ? { tone: 'ok', text: 'Сервер отвечает: цены, корзина и\u00a0заказы доступны.' }
    : {
        tone: 'bad',
        text: failureText(error, 'Набранное в\u00a0корзине сохранено, повторите позже.'),
        advice:
          'Если сайт открывается, а\u00a0сервер нет, его адрес закрывает фильтр или расширение браузера. Заказ примет менеджер по\u00a0телефону.',
      }

/** Whether pictures come. */
export const picturesVerdict = (isLoaded: boolean): Verdict =>
  isLoaded
    ? { tone: 'ok', text: 'Картинки загружаются.' }
    : {
        tone: 'warn',
        text: 'Картинка не\u00a0загрузилась.',
        advice: 'Проверьте блокировщик рекламы и\u00a0режим экономии трафика. Заказывать можно и\u00a0без картинок.',
      }

/** Whether the clock of the computer agrees with that of the site: certificates and promised times hang on it. */
export function clockVerdict(answer: SiteAnswer): Verdict {
  if (answer === null || Number.isNaN(answer.server))
    return { tone: 'warn', text: 'Сравнить часы не\u00a0с\u00a0чем: сайт не\u00a0сказал время.' }
  const offset = clockOffset(0, answer)
  if (!isClockWrong(offset)) return { tone: 'ok', text: 'Часы верны.' }
  return {
    tone: 'warn',
    text: `Часы ${offset > 0 ? 'отстают' : 'спешат'} примерно на ${counted(Math.round(Math.abs(offset) / MINUTE_MS), MINUTES)}.`,
    advice: 'Включите в\u00a0настройках автоматическую установку времени: с\u00a0неверными часами браузер не\u00a0доверяет сайтам.',
  }
}

/** How fast a file came, roughly. @param download null: it did not */
export function speedVerdict(download: { bytes: number; ms: number } | null): Verdict {
  if (download === null)
    return { tone: 'warn', text: 'Файл для проверки не\u00a0загрузился.', advice: 'Повторите проверку: возможно, связь прервалась.' }
  const speed = (download.bytes * 8) / Math.max(1, download.ms) / 1000
  const words = speed >= 10 ? 'больше 10' : `около ${speed.toLocaleString('ru', { maximumFractionDigits: 1, minimumFractionDigits: 1 })}`
  if (speed >= GOOD) return { tone: 'ok', text: `Скорость хорошая: ${words} Мбит/с.` }
  return speed >= SLOW
    ? { tone: 'ok', text: `Скорости хватает: ${words} Мбит/с. Картинки могут появляться не\u00a0сразу.` }
    : {
        tone: 'warn',
        text: `Медленно: ${words} Мбит/с.`,
        advice: 'Закройте загрузки, подойдите ближе к\u00a0роутеру или перейдите на\u00a0другую сеть.',
      }
}

/** What the whole check says; the steps that could not be made count for nothing. */
export function summaryOf(verdicts: readonly Verdict[]): string {
  const bad = verdicts.filter(({ tone }) => tone === 'bad').length
  const warn = verdicts.filter(({ tone }) => tone === 'warn').length
  if (bad > 0) return 'Есть препятствие: советы стоят у\u00a0шагов, которые не\u00a0прошли.'
  return warn > 0 ? 'Магазин доступен, но\u00a0есть замечания.' : 'Всё в\u00a0порядке: магазин доступен.'
}
