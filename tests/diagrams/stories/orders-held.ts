import { SERVER } from '../../../tools/diagrams/sequence/entries'
import type { Tab } from '../../support/open-tab'
import { apiOf } from '../../support/world'
import type { Scene } from './tell-story'

/** Shows which orders of the first region the server holds, asked beside what is recorded. */
export async function showOrders({ who }: Tab, show: Scene['show']): Promise<void> {
  const { orders, total } = await apiOf(who)('orders.list', { params: { id: 1 }, query: {} })
  show(SERVER, [`заказов на\u00a0сервере\u00a0${total}`, ...orders.map(({ uuid }) => `ключ ${uuid}`)].join(', '))
}
