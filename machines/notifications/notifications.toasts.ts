import { ApiError, failureText } from '../../model/api-error'
import type { Notification, PromoNotification } from '../../model/conversation/notification'
import { matchRoute } from '../../model/routing/routes'
import { counted } from '../../model/text/plural'
import { words } from '../../model/text/words'
import type { Toast } from '../toaster/toaster.machine'

const OF_PROMO = 'promo-'

/** What came since he looked last: one says itself, of several how many they are. @param items at least one [CONST-005] */
export function cameToast(items: readonly Notification[]): Toast {
  const [first, ...more] = items
  const one = more.length === 0 ? first : undefined
  return {
    text: one ? `${one.title}. ${one.text}` : `Пришло ${counted(items.length, words.notification)}`,
    tone: 'info',
    kind: 'notification',
    link: one?.url?.startsWith('/') ? { label: 'Открыть', to: one.url } : { label: 'К\u00a0уведомлениям', to: '/personal/notifications' },
  }
}

/** They are unread again. @param error why */
export const unreadToast = (error: unknown): Toast => ({
  text: `Не\u00a0получилось отметить уведомления прочитанными. ${failureText(ApiError.from(error))}`,
  tone: 'bad',
  kind: 'notification',
})

/** Whether an address is of a page of the shop that is built. */
const isBuilt = (url: string): boolean => url.startsWith('/') && matchRoute(url.replace(/[?#].*$/s, ''))?.route.page !== undefined

/** A promotion; a link out of the shop is none, for a toast leads to its pages alone, nor is one to a page that is not built yet. [CONST-005] */
export const promoToast = ({ id, title, url }: PromoNotification): Toast => ({
  id: `${OF_PROMO}${id}`,
  text: title,
  tone: 'info',
  kind: 'promo',
  ...(isBuilt(url) && { link: { label: 'Посмотреть', to: url } }),
})

/** @returns of which promotion a toast is; null: of none */
export const promoOfToast = (id: string): number | null => (id.startsWith(OF_PROMO) ? Number(id.slice(OF_PROMO.length)) : null)
