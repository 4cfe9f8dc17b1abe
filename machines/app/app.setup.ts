import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { CartQueue } from '../../model/cart/cart-queue'
import type { CompanyRegion } from '../../model/company/region'
import type { User } from '../../model/identity/user'
import type { TabMessage } from '../../model/tab-message'
import { correctionText } from '../../model/cart/quantity-words'
import { returnAddress } from '../../model/routing/return-address'
import { cartMachine } from '../cart/cart.machine'
import type { CartFact, Hold } from '../cart/cart.types'
import { checkoutMachine } from '../checkout/checkout.machine'
import { selectHoldsRegion } from '../checkout/checkout.selectors'
import { connectivityMachine } from '../connectivity/connectivity.machine'
import { cookieNoticeMachine } from '../cookie-notice/cookie-notice.machine'
import { deliveryMachine } from '../delivery/delivery.machine'
import { favoritesMachine, type FavoritesFact } from '../favorites/favorites.machine'
import { navigationMachine } from '../navigation/navigation.machine'
import { cancellationMachine } from '../order/cancellation.machine'
import { overlayMachine, type Popup } from '../overlay/overlay.machine'
import { cartGiftMachine } from '../prices/cart-gift.machine'
import { pricesMachine } from '../prices/prices.machine'
import { quickEntryMachine } from '../quick-entry/quick-entry.machine'
import { regionsMachine } from '../regions/regions.machine'
import { mayBuyFor } from '../regions/regions.selectors'
import { resourcesMachine } from '../resource/resources.machine'
import { sessionMachine } from '../session/session.machine'
import type { Ending } from '../session/session.setup'
import { port } from '../support/effect'
import { relay } from '../support/relay'
import { toasterMachine, type Toast } from '../toaster/toaster.machine'
import { snapshotOf, tell, to } from './app.address'
import { appTypes, OF_CUSTOMER, type AppContext, type SightCommand } from './app.types'
import { FOLLOWED } from './app.toasts'

/** What the cart is started with, at first and after a crash. */
export const cartInput = ({ user, tab, lives, region, holds }: AppContext) => ({
  userId: user!.id,
  tab: `${tab}.${lives}`,
  regionId: region?.id ?? null,
  holds,
}) // only in customer

const withHold = (holds: readonly Hold[], hold: Hold) => [...holds.filter((it) => it !== hold), hold]
/** Whether an address, with its query, is this page. */
export const isPage = (path: string, page: string) => path.split('?')[0]!.replace(/\/$/, '') === page // a split has a first part

/** What the root's chart may name: the machines of the shop and what it does with what they say. */
export const appSetup = setup({
  types: appTypes,
  actors: {
    session: sessionMachine,
    resources: resourcesMachine,
    overlay: overlayMachine,
    toaster: toasterMachine,
    connectivity: connectivityMachine,
    cookieNotice: cookieNoticeMachine,
    navigation: navigationMachine,
    regions: regionsMachine,
    cart: cartMachine,
    prices: pricesMachine,
    cartGift: cartGiftMachine,
    quickEntry: quickEntryMachine,
    checkout: checkoutMachine,
    delivery: deliveryMachine,
    cancellation: cancellationMachine,
    favorites: favoritesMachine,
    relay,
    tabs: port<{ type: 'tabs.tell'; message: TabMessage }>(),
    sight: port<SightCommand>(),
  },
  guards: {
    isSameUser: ({ context }, { user }: { user: User }) => context.user?.id === user.id,
    isOurs: ({ context }, { user }: { user: number | null }) => user === null || user === context.user?.id,
    isOtherRegion: ({ context }, { user, region }: { user: number; region: number }) =>
      user === context.user?.id && region !== context.region?.id,
    hasRegion: ({ context }) => context.region !== null,
    isFirstCrash: ({ context }, { actorId }: { actorId: string }) => !context.crashed.includes(actorId),
    /** The cart has said everything. */
    isSettled: (_, { unsent }: { unsent: number }) => unsent === 0,
  },
  actions: {
    rememberUser: assign(({ context }, { user }: { user: User }) => ({
      user,
      region: null,
      following: null,
      holds: context.holds.filter((hold) => hold === 'network'),
      lives: context.lives + 1,
    })),
    forgetUser: assign({ user: null, region: null, following: null, remembered: { regionId: null, addressId: null } }),
    /** Nobody, until it is known who; what the cookies say of him stays. */
    setAside: assign({ user: null, region: null, following: null }),
    forgetRegion: assign(({ context }) => ({
      region: null,
      following: null,
      remembered: { ...context.remembered, regionId: null },
      lives: context.lives + 1,
    })),
    noteFollowing: assign({ following: (_, { region }: { region: number | null }) => region }),
    rememberRegion: assign(({ context }, { region }: { region: CompanyRegion }) => ({
      region,
      remembered: { ...context.remembered, regionId: region.id },
    })),
    rememberAddress: assign({ remembered: ({ context }, { id }: { id: number }) => ({ ...context.remembered, addressId: id }) }),
    aimPrices: sendTo(to(pricesMachine, 'prices'), ({ context }) => ({ type: 'prices.aim', regionId: context.region!.id })),
    aimCheckout: sendTo(to(checkoutMachine, 'checkout'), ({ context }) => ({ type: 'checkout.aim', regionId: context.region!.id })),
    loadDelivery: sendTo(to(deliveryMachine, 'delivery'), ({ context }) => ({ type: 'delivery.load', regionId: context.region!.id })),
    forgetPrices: sendTo(to(pricesMachine, 'prices'), { type: 'prices.forget' }),
    refreshPrices: sendTo(to(pricesMachine, 'prices'), { type: 'prices.refresh' }),
    lookAtCart: sendTo(to(cartMachine, 'cart'), { type: 'cart.looked' }),
    askCart: sendTo(to(cartMachine, 'cart'), { type: 'cart.report' }),
    adoptWrites: sendTo(to(cartMachine, 'cart'), (_, { queue }: { queue: CartQueue }) => ({ type: 'cart.adopt', queue })),
    tellToSend: sendTo('tabs', ({ context }) => tell({ type: 'tab.askedToSend', user: context.user!.id })), // of a customer
    refreshResources: sendTo(to(resourcesMachine, 'resources'), { type: 'resources.refresh' }),
    forgetResources: sendTo(to(resourcesMachine, 'resources'), { type: 'resources.forget' }),
    rejectSession: sendTo(to(sessionMachine, 'session'), { type: 'session.reject' }),
    dropSession: sendTo(to(sessionMachine, 'session'), { type: 'session.drop' }),
    recheckSession: sendTo(to(sessionMachine, 'session'), (_, { user }: { user: number }) => ({ type: 'session.recheck', userId: user })),
    noteHold: assign({ holds: ({ context }, { reason }: { reason: Hold }) => withHold(context.holds, reason) }),
    noteRelease: assign({ holds: ({ context }, { reason }: { reason: Hold }) => context.holds.filter((hold) => hold !== reason) }),
    holdCart: sendTo(to(cartMachine, 'cart'), (_, { reason }: { reason: Hold }) => ({ type: 'cart.hold', reason })),
    releaseCart: sendTo(to(cartMachine, 'cart'), (_, { reason }: { reason: Hold }) => ({ type: 'cart.release', reason })),
    openPopup: sendTo(to(overlayMachine, 'overlay'), (_, { popup }: { popup: Popup }) => ({ type: 'popup.asked', popup })),
    raisePopup: sendTo(to(overlayMachine, 'overlay'), (_, { popup }: { popup: Popup }) => ({ type: 'popup.arose', popup })),
    closePopup: sendTo(to(overlayMachine, 'overlay'), (_, { popup }: { popup: Popup }) => ({ type: 'popup.closed', popup })),
    clearPopups: sendTo(to(overlayMachine, 'overlay'), { type: 'overlay.clear' }),
    /** They speak of somebody's cart, and another may be looking. */
    clearToasts: sendTo(to(toasterMachine, 'toaster'), { type: 'toasts.clear' }),
    toast: sendTo(to(toasterMachine, 'toaster'), (_, toast: Toast) => ({ type: 'toast.show', toast })),
    toastCorrection: sendTo(
      to(toasterMachine, 'toaster'),
      (_, { product, ...correction }: Extract<CartFact, { type: 'cart.corrected' }>) => ({
        type: 'toast.show' as const,
        toast: {
          text: `${product.article}: ${correctionText(correction, product) ?? ''}`,
          tone: 'warn' as const,
          kind: 'notification' as const,
        },
      }),
    ),
    toastFavorite: sendTo(to(toasterMachine, 'toaster'), (_, { article, favorite, reason }: FavoritesFact) => ({
      type: 'toast.show' as const,
      toast: {
        text: `${article} ${favorite ? 'не добавлен в избранное' : 'остался в избранном'}. ${reason}`,
        tone: 'bad' as const,
        kind: 'notification' as const,
      },
    })),
    holdToasts: sendTo(to(toasterMachine, 'toaster'), { type: 'toasts.hold' }),
    releaseToasts: sendTo(to(toasterMachine, 'toaster'), { type: 'toasts.release' }),
    go: sendTo(to(navigationMachine, 'navigation'), (_, { to: path, replace = false }: { to: string; replace?: boolean }) => ({
      type: 'navigation.go',
      to: path,
      replace,
    })),
    tellChanged: sendTo('tabs', ({ context }, { tags, region }: { tags: readonly string[]; region: number | null }) =>
      tell({ type: 'tab.changedData', tags: [...tags], user: context.user?.id ?? null, region }),
    ),
    forgetCrashes: assign({ crashed: [] }),
    /** Provided by the app. */
    logCrash: (_, _params: { actorId: string; error: unknown }) => {},
    keepRegion: (_, _params: { region: CompanyRegion }) => {},
    keepAddress: (_, _params: { id: number }) => {},
    /** All that the browser keeps of the user; where the login ended `elsewhere`, only what this tab holds: what the tabs share may be another's by now. */
    forgetStored: (_, _params: { userId: number | null; ending: Ending }) => {},
  },
}).extend({
  actions: {
    /** Whoever is logged in has nothing to do on the login page: to the address asked for, else home; any other page stays. [DEC-029] */
    goOn: enqueueActions(({ enqueue, system }) => {
      const path = snapshotOf(navigationMachine, system, 'navigation')?.context.path ?? '/'
      if (isPage(path, '/auth/login'))
        enqueue.sendTo(to(navigationMachine, 'navigation'), {
          type: 'navigation.go',
          to: returnAddress(new URLSearchParams(path.split('?')[1]).get('return')),
          replace: true,
        })
    }),
    /** Who logged in just now is welcomed, and the other tabs hear of it; a login that was only found again is nothing new. [ERROR-002] */
    greet: enqueueActions(({ enqueue }, { user, isFresh }: { user: User; isFresh: boolean }) => {
      if (!isFresh) return
      const toast: Toast = { text: 'Добро пожаловать!', tone: 'ok', kind: 'plain' }
      enqueue.sendTo(to(toasterMachine, 'toaster'), { type: 'toast.show', toast })
      enqueue.sendTo('tabs', tell({ type: 'tab.openedSession', user: user.id }))
    }),
    /** Of the region that is bought for; without one there is no cart. */
    loadCart: enqueueActions(({ context: { region }, enqueue }) => {
      if (region) enqueue.sendTo(to(cartMachine, 'cart'), { type: 'cart.load', regionId: region.id })
    }),
    /** Data changed, here or in another tab that buys for `region`: whoever holds some of it asks anew. Of their own writes the cart and the favourites know. [DEC-020] */
    refreshByTags: enqueueActions(
      ({ context, enqueue }, { tags, region = null, isOwn }: { tags: readonly string[]; region?: number | null; isOwn: boolean }) => {
        enqueue.sendTo(to(resourcesMachine, 'resources'), { type: 'resources.invalidate', tags })
        if (tags.includes('delivery')) enqueue.sendTo(to(deliveryMachine, 'delivery'), { type: 'delivery.reload' })
        if (tags.includes('regions')) enqueue.sendTo(to(regionsMachine, 'regions'), { type: 'regions.load' })
        if (isOwn) return
        enqueue.sendTo(to(favoritesMachine, 'favorites'), { type: 'favorites.reload', tags })
        if (!tags.includes('cart') || region === null || region !== context.region?.id) return
        // With orders: one of them took lines.
        if (tags.includes('orders'))
          enqueue.sendTo(to(cartMachine, 'cart'), { type: 'cart.outdate', regionId: region, taken: [], by: null })
        else enqueue.sendTo(to(cartMachine, 'cart'), { type: 'cart.load', regionId: region })
      },
    ),
    /** Where it is known from another tab already, nothing is told. */
    tellClosed: enqueueActions(({ enqueue }, { userId, ending }: { userId: number | null; ending: Ending }) => {
      if (userId !== null && ending !== 'elsewhere') enqueue.sendTo('tabs', tell({ type: 'tab.closedSession', user: userId }))
    }),
    /** What was chosen by hand here: its popup closes, the other tabs follow. After rememberRegion. [DEC-027] */
    tellRegion: enqueueActions(({ context, enqueue }, { isOwn }: { isOwn: boolean }) => {
      if (!isOwn) return
      enqueue.sendTo('tabs', tell({ type: 'tab.appliedRegion', user: context.user!.id, region: context.region!.id }))
      enqueue.sendTo(to(overlayMachine, 'overlay'), { type: 'popup.closed', popup: 'region' })
    }),
    /** The same region at other terms (it passed moderation): what it costs is asked anew. Before rememberRegion. [DEC-025] */
    reprice: enqueueActions(({ context, enqueue }, { region }: { region: CompanyRegion }) => {
      const before = context.region
      if (before?.id === region.id && (before.status !== region.status || before.store_city_id !== region.store_city_id))
        enqueue.sendTo(to(pricesMachine, 'prices'), { type: 'prices.forget' })
    }),
    /** The region of another tab came into force here, and that is said; one that came while the regions were loading is asked for again. [DEC-027] */
    follow: enqueueActions(({ context: { following }, enqueue, system }, { region, isOwn }: { region: CompanyRegion; isOwn: boolean }) => {
      if (following === null) return
      if (!isOwn && selectHoldsRegion(snapshotOf(checkoutMachine, system, 'checkout'))) return
      const isPossible = mayBuyFor(snapshotOf(regionsMachine, system, 'regions'), following)
      if (region.id === following) enqueue.sendTo(to(toasterMachine, 'toaster'), { type: 'toast.show', toast: FOLLOWED })
      else if (isPossible && !isOwn) return enqueue.sendTo(to(regionsMachine, 'regions'), { type: 'region.follow', id: following })
      enqueue.assign({ following: null })
    }),
    /** Children that crashed are started anew with what they were started with, the wires between them too; their wishes come back from the store. [DEC-065] */
    restart: enqueueActions(({ context, enqueue, self }, { actorIds }: { actorIds: readonly string[] }) => {
      const { children } = self.getSnapshot()
      const lives = context.lives + 1
      enqueue.assign({ crashed: [...context.crashed, ...actorIds], lives })
      const start: Record<string, () => void> = {
        tabs: () => enqueue.spawnChild('tabs', { id: 'tabs' }),
        sight: () => enqueue.spawnChild('sight', { id: 'sight' }),
        session: () => enqueue.spawnChild('session', { id: 'session', systemId: 'session' }),
        resources: () => enqueue.spawnChild('resources', { id: 'resources', systemId: 'resources' }),
        overlay: () => enqueue.spawnChild('overlay', { id: 'overlay', systemId: 'overlay' }),
        toaster: () => enqueue.spawnChild('toaster', { id: 'toaster', systemId: 'toaster' }),
        connectivity: () => enqueue.spawnChild('connectivity', { id: 'connectivity', systemId: 'connectivity' }),
        cookieNotice: () => enqueue.spawnChild('cookieNotice', { id: 'cookieNotice', systemId: 'cookieNotice' }),
        navigation: () => enqueue.spawnChild('navigation', { id: 'navigation', systemId: 'navigation', input: { path: context.path } }),
        regions: () =>
          enqueue.spawnChild('regions', {
            id: 'regions',
            systemId: 'regions',
            input: { userId: context.user!.id, remembered: context.remembered.regionId },
          }),
        cart: () => enqueue.spawnChild('cart', { id: 'cart', systemId: 'cart', input: cartInput({ ...context, lives }) }),
        quickEntry: () =>
          enqueue.spawnChild('quickEntry', { id: 'quickEntry', systemId: 'quickEntry', input: { userId: context.user!.id } }),
        prices: () => enqueue.spawnChild('prices', { id: 'prices', systemId: 'prices' }),
        cartGift: () => enqueue.spawnChild('cartGift', { id: 'cartGift', systemId: 'cartGift' }),
        checkout: () => enqueue.spawnChild('checkout', { id: 'checkout', systemId: 'checkout', input: { userId: context.user!.id } }),
        cancellation: () => enqueue.spawnChild('cancellation', { id: 'cancellation', systemId: 'cancellation' }),
        favorites: () => enqueue.spawnChild('favorites', { id: 'favorites', systemId: 'favorites', input: { userId: context.user!.id } }),
        delivery: () =>
          enqueue.spawnChild('delivery', {
            id: 'delivery',
            systemId: 'delivery',
            input: { userId: context.user!.id, remembered: context.remembered.addressId },
          }),
      }
      const isOfCustomer = (id: string) => OF_CUSTOMER.some((it) => it === id)
      const hear = (of: string) => {
        const id = `relay.${of}` as 'relay.cart' // any of them
        if (!(id in children)) return
        enqueue.stopChild(id)
        enqueue.spawnChild('relay', { id, input: { of } })
      }
      for (const id of actorIds) {
        const source = id.replace(/^relay\./, '')
        if (!context.user && isOfCustomer(source)) continue
        if (source !== id) {
          hear(source)
          continue
        }
        if (children[id as keyof typeof children]?.getSnapshot().status === 'active' || !start[id]) continue
        hear(id)
        start[id]()
        const regionId = context.region?.id
        if (regionId === undefined) continue
        if (id === 'prices') enqueue.sendTo('prices', { type: 'prices.aim', regionId })
        if (id === 'cartGift') enqueue.sendTo(to(cartMachine, 'cart'), { type: 'cart.report' }) // which is told to it
        if (id === 'checkout') enqueue.sendTo('checkout', { type: 'checkout.aim', regionId })
        if (id === 'quickEntry') enqueue.sendTo('quickEntry', { type: 'entry.aimed', regionId })
        if (id === 'delivery') enqueue.sendTo('delivery', { type: 'delivery.load', regionId })
      }
    }),
  },
})
