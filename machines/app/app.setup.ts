import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { Unfinished } from '../../model/cart/unfinished'
import type { CompanyRegion } from '../../model/company/region'
import type { User } from '../../model/identity/user'
import { isPage } from '../../model/routing/is-page'
import { isWayIn, loginLeadsTo } from '../../model/routing/return-address'
import type { TabMessage } from '../../model/tab-message'
import { connectivityMachine } from '../connectivity/connectivity.machine'
import { cookieNoticeMachine } from '../cookie-notice/cookie-notice.machine'
import { customerCodeMachine } from '../customer-code/customer-code.machine'
import type { customerMachine } from '../customer/customer.machine'
import type { CustomerInput, Heard } from '../customer/customer.types'
import { navigationMachine } from '../navigation/navigation.machine'
import { overlayMachine } from '../overlay/overlay.machine'
import type { Popup } from '../overlay/popups'
import { resourcesMachine } from '../resource/resources.machine'
import { sessionMachine } from '../session/session.machine'
import { selectIsExpired } from '../session/session.selectors'
import type { Ending } from '../session/session.setup'
import { snapshotOf, to } from '../support/address'
import { machineLater, port } from '../support/effect'
import { relay } from '../support/relay'
import { renewal } from '../support/renewal'
import { toasterMachine, type Toast } from '../toaster/toaster.machine'
import { appTypes, type AppContext } from './app.types'

type System = Parameters<typeof snapshotOf>[1]

/** Input of the customer machine, at a login and at a restart after a crash. `user` is set whenever it is started. */
export const customerInput = ({ user, tab, lives, isOffline, remembered }: AppContext, system: System): CustomerInput => ({
  user: user!,
  tab: `${tab}.${lives}`,
  holds: [...(isOffline ? (['network'] as const) : []), ...(isExpired(system) ? (['session'] as const) : [])],
  remembered,
})
/** Input of `customerCode`: a region cookie means that somebody was signed in before, so the customer's code is worth loading early. */
export const codeInput = ({ remembered }: AppContext) => ({ isLikely: remembered.regionId !== null })
const isExpired = (system: System): boolean => selectIsExpired(snapshotOf(sessionMachine, system, 'session'))
/** Command to the `tabs` port: broadcasts a message to the other tabs of this browser. */
const tell = (message: TabMessage) => ({ type: 'tabs.tell' as const, message })

/**
 * Actors, guards and actions of the root chart. The customer machine is known by its type only: its code is loaded when somebody is
 * signed in.
 */
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
    customerCode: customerCodeMachine,
    customer: machineLater<typeof customerMachine>('customer'),
    relay,
    tabs: port<{ type: 'tabs.tell'; message: TabMessage }>(),
  },
  guards: {
    isSameUser: ({ context }, { user }: { user: User }) => context.user?.id === user.id,
    isOurs: ({ context }, { user }: { user: number | null }) => user === null || user === context.user?.id,
    isOwn: (_, { isOwn }: { isOwn: boolean }) => isOwn,
    isFirstCrash: ({ context }, { actorId }: { actorId: string }) => !context.crashed.includes(actorId),
  },
  actions: {
    rememberUser: assign(({ context }, { user }: { user: User }) => ({ user, lives: context.lives + 1 })),
    noteUser: assign({ user: (_, { user }: { user: User }) => user }),
    forgetUser: assign({ user: null, remembered: { regionId: null, addressId: null } }),
    /** Until it is known who is signed in; what the cookies remember is kept. */
    setAside: assign({ user: null }),
    forgetRegion: assign(({ context }) => ({ remembered: { ...context.remembered, regionId: null }, lives: context.lives + 1 })),
    rememberRegion: assign({
      remembered: ({ context }, { region }: { region: CompanyRegion }) => ({ ...context.remembered, regionId: region.id }),
    }),
    rememberAddress: assign({ remembered: ({ context }, { id }: { id: number }) => ({ ...context.remembered, addressId: id }) }),
    noteNetwork: assign({ isOffline: (_, { isOffline }: { isOffline: boolean }) => isOffline }),
    noteCrash: assign({ crashed: ({ context }, { actorId }: { actorId: string }) => [...context.crashed, actorId] }),
    refreshResources: sendTo(to(resourcesMachine, 'resources'), { type: 'resources.refresh' }),
    forgetResources: sendTo(to(resourcesMachine, 'resources'), { type: 'resources.forget' }),
    /** Tells the resources that data with these tags have changed; those on screen are loaded again. */
    refreshByTags: sendTo(to(resourcesMachine, 'resources'), (_, { tags }: { tags: readonly string[] }) => ({
      type: 'resources.invalidate',
      tags,
    })),
    rejectSession: sendTo(to(sessionMachine, 'session'), { type: 'session.reject' }),
    dropSession: sendTo(to(sessionMachine, 'session'), { type: 'session.drop' }),
    recheckSession: sendTo(to(sessionMachine, 'session'), (_, { user }: { user: number }) => ({ type: 'session.recheck', userId: user })),
    allowLeaving: sendTo(to(sessionMachine, 'session'), (_, { unsent, refused }: Unfinished) => ({
      type: 'session.mayLeave',
      unsent,
      refused,
    })),
    openPopup: sendTo(to(overlayMachine, 'overlay'), (_, { popup }: { popup: Popup }) => ({ type: 'popup.asked', popup })),
    raisePopup: sendTo(to(overlayMachine, 'overlay'), (_, { popup }: { popup: Popup }) => ({ type: 'popup.arose', popup })),
    closePopup: sendTo(to(overlayMachine, 'overlay'), (_, { popup }: { popup: Popup }) => ({ type: 'popup.closed', popup })),
    /** Closes popups that belong to the page that was left. */
    leavePopups: sendTo(to(overlayMachine, 'overlay'), (_, { path }: { path: string }) => ({ type: 'page.reached', path })),
    clearPopups: sendTo(to(overlayMachine, 'overlay'), { type: 'overlay.clear' }),
    /** Toasts may concern the cart of the user who has just left. */
    clearToasts: sendTo(to(toasterMachine, 'toaster'), { type: 'toasts.clear' }),
    toast: sendTo(to(toasterMachine, 'toaster'), (_, toast: Toast) => ({ type: 'toast.show', toast })),
    forgetToast: sendTo(to(toasterMachine, 'toaster'), (_, { toastId }: { toastId: string }) => ({ type: 'toast.gone', id: toastId })),
    holdToasts: sendTo(to(toasterMachine, 'toaster'), { type: 'toasts.hold' }),
    releaseToasts: sendTo(to(toasterMachine, 'toaster'), { type: 'toasts.release' }),
    go: sendTo(to(navigationMachine, 'navigation'), (_, { to: path }: { to: string }) => ({ type: 'navigation.go', to: path })),
    tellTabs: sendTo('tabs', (_, { message }: { message: TabMessage }) => tell(message)),
    tellToSend: sendTo('tabs', ({ context }) => tell({ type: 'tab.askedToSend', user: context.user!.id })), // set: a customer is signed in
    tellChanged: sendTo('tabs', ({ context }, { tags, region }: { tags: readonly string[]; region: number | null }) =>
      tell({ type: 'tab.changedData', tags: [...tags], user: context.user?.id ?? null, region }),
    ),
    forgetCrashes: assign({ crashed: [] }),
    /** Provided by the shop, see src/app/connect-app.ts, like the next two. */
    logCrash: (_, _params: { actorId: string; error: unknown }) => {},
    keepRegion: (_, _params: { region: CompanyRegion }) => {},
    keepAddress: (_, _params: { id: number }) => {},
    /**
     * Clears what the browser stores of the user. If the login ended in another tab (`elsewhere`), only the storage of this tab is
     * cleared, because the storage shared by the tabs may belong to the next user by now.
     */
    forgetStored: (_, _params: { userId: number | null; ending: Ending }) => {},
  },
}).extend({
  actions: {
    /** Has the session read the profile again if it is among the changed data. */
    rereadUser: enqueueActions(({ enqueue }, { tags }: { tags: readonly string[] }) => {
      if (tags.includes('user')) enqueue.sendTo(to(sessionMachine, 'session'), { type: 'session.reread' })
    }),
    /** Passes an event on to the customer machine unchanged, if it runs. */
    passOn: enqueueActions(({ enqueue, system }, event: Heard) => {
      if (system.get('customer')) enqueue.sendTo('customer', event)
    }),
    /** As `passOn`; if the customer machine has crashed, the session gets the last known number of its unsent writes instead. [DEC-010] */
    askCustomer: enqueueActions(({ enqueue, self, system }, event: Heard) => {
      if (system.get('customer')) return enqueue.sendTo('customer', event)
      const unfinished = self.getSnapshot().children.customer?.getSnapshot().context.unfinished
      enqueue.sendTo(to(sessionMachine, 'session'), { type: 'session.mayLeave', unsent: 0, refused: [], ...unfinished })
    }),
    /**
     * Leads a signed-in user away from the pages of login, registration and reset, to the return address or home, and from the login link
     * that was just used; any other page stays. While the login is expired these stay too. [DEC-008, DEC-029, ROUTE-026]
     */
    goOn: enqueueActions(({ enqueue, system }, { isFresh }: { isFresh: boolean }) => {
      if (isExpired(system)) return
      const path = snapshotOf(navigationMachine, system, 'navigation')?.context.path ?? '/'
      if (isWayIn(path) || (isFresh && isPage(path, '/auth/autologin')))
        enqueue.sendTo(to(navigationMachine, 'navigation'), {
          type: 'navigation.go',
          to: loginLeadsTo(path),
          replace: true,
        })
    }),
    /**
     * Navigates home after a logout, or to the address that the page asked for; replaces the history entry if it is there already.
     * [STATE-003]
     */
    leadOut: enqueueActions(({ enqueue, system }, { leadTo }: { leadTo: string }) => {
      const isThere = snapshotOf(navigationMachine, system, 'navigation')?.context.path === leadTo
      enqueue.sendTo(to(navigationMachine, 'navigation'), { type: 'navigation.go', to: leadTo, replace: isThere })
    }),
    /** Welcomes a user who has just logged in here and tells the other tabs; does nothing for a login that already existed. [ERROR-002] */
    greet: enqueueActions(({ enqueue }, { user, isFresh }: { user: User; isFresh: boolean }) => {
      if (!isFresh) return
      const toast: Toast = { text: 'Добро пожаловать!', tone: 'ok', kind: 'plain' }
      enqueue.sendTo(to(toasterMachine, 'toaster'), { type: 'toast.show', toast })
      enqueue.sendTo('tabs', tell({ type: 'tab.openedSession', user: user.id }))
    }),
    /** Tells the other tabs that the login is over, unless this tab heard it from them. */
    tellClosed: enqueueActions(({ enqueue }, { userId, ending }: { userId: number | null; ending: Ending }) => {
      if (userId !== null && ending !== 'elsewhere') enqueue.sendTo('tabs', tell({ type: 'tab.closedSession', user: userId }))
    }),
    /** Restarts crashed children with their original input, and their relays; unsent cart writes come back from the store. [DEC-065] */
    restart: enqueueActions(({ context, enqueue, self, system }, { actorIds }: { actorIds: readonly string[] }) => {
      const lives = context.lives + 1
      enqueue.assign({ crashed: [...context.crashed, ...actorIds], lives })
      const start: Readonly<Record<string, () => void>> = {
        tabs: () => enqueue.spawnChild('tabs', { id: 'tabs' }),
        session: () => enqueue.spawnChild('session', { id: 'session', systemId: 'session' }),
        resources: () => enqueue.spawnChild('resources', { id: 'resources', systemId: 'resources' }),
        overlay: () => enqueue.spawnChild('overlay', { id: 'overlay', systemId: 'overlay' }),
        toaster: () => enqueue.spawnChild('toaster', { id: 'toaster', systemId: 'toaster' }),
        connectivity: () => enqueue.spawnChild('connectivity', { id: 'connectivity', systemId: 'connectivity' }),
        cookieNotice: () => enqueue.spawnChild('cookieNotice', { id: 'cookieNotice', systemId: 'cookieNotice' }),
        navigation: () => enqueue.spawnChild('navigation', { id: 'navigation', systemId: 'navigation', input: { path: context.path } }),
        customerCode: () => enqueue.spawnChild('customerCode', { id: 'customerCode', systemId: 'customerCode', input: codeInput(context) }),
        customer: () =>
          enqueue.spawnChild('customer', {
            id: 'customer',
            systemId: 'customer',
            input: customerInput({ ...context, lives }, system),
          }),
      }
      const isOfCustomer = (id: string) => id === 'customer' || id === 'relay.customer'
      const mendable = actorIds.filter((id) => context.user || !isOfCustomer(id))
      for (const { id, kind } of renewal(mendable, self.getSnapshot().children)) {
        if (kind === 'child') {
          start[id]?.()
          continue
        }
        const wire = id as 'relay.session' // type of one relay id, stands for all of them
        enqueue.stopChild(wire)
        enqueue.spawnChild('relay', { id: wire, input: { of: id.slice('relay.'.length) } })
      }
    }),
  },
})
