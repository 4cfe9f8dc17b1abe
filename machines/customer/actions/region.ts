import type { CompanyRegion } from '../../../model/company/region'
import { checkoutMachine } from '../../checkout/checkout.machine'
import { selectHoldsRegion } from '../../checkout/checkout.selectors'
import { pricesMachine } from '../../prices/prices.machine'
import { regionsMachine } from '../../regions/regions.machine'
import { mayBuyFor } from '../../regions/regions.selectors'
import { FOLLOWED } from '../../regions/regions.toasts'
import { snapshotOf, to } from '../../support/address'
import { action } from '../customer.base'

type Applied = { region: CompanyRegion; isOwn: boolean }

/** The active region, and the one that another tab has chosen. */
export const regionActions = {
  noteFollowing: action(({ enqueue }, { region }: { region: number | null }) => enqueue.assign({ following: region })),
  rememberRegion: action(({ context, enqueue }, { region }: { region: CompanyRegion }) =>
    enqueue.assign({ region, remembered: { ...context.remembered, regionId: region.id } }),
  ),
  /** The same region on other terms (it passed moderation): its prices are requested again. Before rememberRegion. [DEC-025] */
  reprice: action(({ context, enqueue }, { region }: { region: CompanyRegion }) => {
    const before = context.region
    if (before?.id === region.id && (before.status !== region.status || before.store_city_id !== region.store_city_id))
      enqueue.sendTo(to(pricesMachine, 'prices'), { type: 'prices.forget' })
  }),
  /** The active region, as it was remembered. */
  aimCheckout: action(({ context, enqueue }) => {
    if (context.region) enqueue.sendTo(to(checkoutMachine, 'checkout'), { type: 'checkout.aim', regionId: context.region.id })
  }),
  /** Switches to the region that another tab chose, unless an order is being sent here: then after its answer. [DEC-027] */
  followLate: action(({ context: { following, region }, enqueue, system }) => {
    if (following === null || !region) return
    const regionId = mayBuyFor(snapshotOf(regionsMachine, system, 'regions'), following) ? following : region.id
    if (selectHoldsRegion(snapshotOf(checkoutMachine, system, 'checkout')))
      enqueue.sendTo(to(checkoutMachine, 'checkout'), { type: 'checkout.aim', regionId })
    else if (regionId !== region.id) enqueue.sendTo(to(regionsMachine, 'regions'), { type: 'region.follow', id: regionId })
  }),
  /** The region of another tab became active here, which a toast shows; one that was chosen while the regions were loading is requested again. [DEC-027] */
  follow: action(({ context: { following }, enqueue, system }, { region, isOwn }: Applied) => {
    if (following === null) return
    if (!isOwn && selectHoldsRegion(snapshotOf(checkoutMachine, system, 'checkout'))) return
    const isPossible = mayBuyFor(snapshotOf(regionsMachine, system, 'regions'), following)
    if (region.id === following) enqueue.emit({ type: 'news.came', toast: FOLLOWED })
    else if (isPossible && !isOwn) return enqueue.sendTo(to(regionsMachine, 'regions'), { type: 'region.follow', id: following })
    enqueue.assign({ following: null })
  }),
  announceApplied: action(({ enqueue }, { region, isOwn }: Applied) => enqueue.emit({ type: 'region.applied', region, isOwn })),
  /** A region that the user chose in this tab: the other tabs follow. [DEC-027] */
  announceChosen: action(({ context, enqueue }, { region, isOwn }: Applied) => {
    if (isOwn) enqueue.emit({ type: 'message.due', message: { type: 'tab.appliedRegion', user: context.user.id, region: region.id } })
  }),
  announceLost: action(({ enqueue }) => enqueue.emit({ type: 'region.lost' })),
}
