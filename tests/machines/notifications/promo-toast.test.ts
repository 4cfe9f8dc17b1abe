import { expect, it } from 'vitest'
import { promoToast } from '../../../machines/notifications/notifications.toasts'
import type { PromoNotification } from '../../../model/conversation/notification'
import { routes } from '../../../model/routing/routes'

const toastOf = (url: string) => promoToast({ id: 1, title: 'Акция', url, created_at: '', read_at: null } as PromoNotification).link?.to

it('a promotion leads to its goods, and neither out of the shop nor to a page that is not built yet', () => {
  const unbuilt = routes.filter(({ page, path }) => page === undefined && !/[:*]/.test(path)).map(({ path }) => path)
  expect(['/catalog?actions=1', '/brands#a', 'https://elsewhere.example/', '/no-such-page', ...unbuilt].map(toastOf)).toEqual([
    '/catalog?actions=1',
    '/brands#a',
    undefined,
    undefined,
    ...unbuilt.map(() => undefined),
  ])
})
