import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { Unfinished } from '../../model/cart/unfinished'
import type { CompanyRegion } from '../../model/company/region'
import type { User } from '../../model/identity/user'
import { isPage } from '../../model/routing/is-page'
import { loginLeadsTo } from '../../model/routing/return-address'
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

/** What the customer is started with, at first and after a crash: somebody is signed in, and remembered. */
export const customerInput = ({ user, tab, lives, isOffline, remembered }: AppContext, system: System): CustomerInput => ({
  user: user!,
  tab: `${tab}.${lives}`,
  holds: [...(isOffline ? (['network'] as const) : []), ...(isExpired(system) ? (['session'] as const) : [])],
  remembered,
})
/** Whether a customer is likely to come: there was one when the cookie of the region was written. */
export const codeInput = ({ remembered }: AppContext) => ({ isLikely: remembered.regionId !== null })
const isExpired = (system: System): boolean => selectIsExpired(snapshotOf(sessionMachine, system, 'session'))
/** The command to the port of the tabs. */
const tell = (message: TabMessage) => ({ type: 'tabs.tell' as const, message })

/** What the root's chart may name: the machines of the shop and what it does with what they say. Of the customer it knows the types alone: his code comes when somebody is signed in. */
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
    /** Nobody, until it is known who; what the cookies say of him stays. */
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
    /** Data changed: whoever shows some of it asks anew. */
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
    /** What was opened on one page does not stand over the next. */
    leavePopups: sendTo(to(overlayMachine, 'overlay'), (_, { path }: { path: string }) => ({ type: 'page.reached', path })),
    clearPopups: sendTo(to(overlayMachine, 'overlay'), { type: 'overlay.clear' }),
    /** They speak of somebody's cart, and another may be looking. */
    clearToasts: sendTo(to(toasterMachine, 'toaster'), { type: 'toasts.clear' }),
    toast: sendTo(to(toasterMachine, 'toaster'), (_, toast: Toast) => ({ type: 'toast.show', toast })),
    forgetToast: sendTo(to(toasterMachine, 'toaster'), (_, { toastId }: { toastId: string }) => ({ type: 'toast.gone', id: toastId })),
    holdToasts: sendTo(to(toasterMachine, 'toaster'), { type: 'toasts.hold' }),
    releaseToasts: sendTo(to(toasterMachine, 'toaster'), { type: 'toasts.release' }),
    go: sendTo(to(navigationMachine, 'navigation'), (_, { to: path }: { to: string }) => ({ type: 'navigation.go', to: path })),
    tellTabs: sendTo('tabs', (_, { message }: { message: TabMessage }) => tell(message)),
    tellToSend: sendTo('tabs', ({ context }) => tell({ type: 'tab.askedToSend', user: context.user!.id })), // of a customer
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
    /** What is known of who is signed in is read anew where it is among what changed. */
    rereadUser: enqueueActions(({ enqueue }, { tags }: { tags: readonly string[] }) => {
      if (tags.includes('user')) enqueue.sendTo(to(sessionMachine, 'session'), { type: 'session.reread' })
    }),
    /** What concerns the customer reaches him as it was heard; where none lives, nobody. */
    passOn: enqueueActions(({ enqueue, system }, event: Heard) => {
      if (system.get('customer')) enqueue.sendTo('customer', event)
    }),
    /** The same; what went with one who crashed for good is told as he knew it last. [DEC-010] */
    askCustomer: enqueueActions(({ enqueue, self, system }, event: Heard) => {
      if (system.get('customer')) return enqueue.sendTo('customer', event)
      const unfinished = self.getSnapshot().children.customer?.getSnapshot().context.unfinished
      enqueue.sendTo(to(sessionMachine, 'session'), { type: 'session.mayLeave', unsent: 0, refused: [], ...unfinished })
    }),
    /** Whoever is logged in has nothing to do on the login page: to the address asked for, else home; any other page stays. Whose login has run out may log in there. [DEC-008, DEC-029] */
    goOn: enqueueActions(({ enqueue, system }) => {
      if (isExpired(system)) return
      const path = snapshotOf(navigationMachine, system, 'navigation')?.context.path ?? '/'
      if (isPage(path, '/auth/login'))
        enqueue.sendTo(to(navigationMachine, 'navigation'), {
          type: 'navigation.go',
          to: loginLeadsTo(path),
          replace: true,
        })
    }),
    /** Whoever logged out is led home, or to where the page wanted on which he asked for it; there already, it is no other place. [STATE-003] */
    leadOut: enqueueActions(({ enqueue, system }, { leadTo }: { leadTo: string }) => {
      const isThere = snapshotOf(navigationMachine, system, 'navigation')?.context.path === leadTo
      enqueue.sendTo(to(navigationMachine, 'navigation'), { type: 'navigation.go', to: leadTo, replace: isThere })
    }),
    /** Who logged in just now is welcomed, and the other tabs hear of it; a login that was only found again is nothing new. [ERROR-002] */
    greet: enqueueActions(({ enqueue }, { user, isFresh }: { user: User; isFresh: boolean }) => {
      if (!isFresh) return
      const toast: Toast = { text: 'Добро пожаловать!', tone: 'ok', kind: 'plain' }
      enqueue.sendTo(to(toasterMachine, 'toaster'), { type: 'toast.show', toast })
      enqueue.sendTo('tabs', tell({ type: 'tab.openedSession', user: user.id }))
    }),
    /** Where it is known from another tab already, nothing is told. */
    tellClosed: enqueueActions(({ enqueue }, { userId, ending }: { userId: number | null; ending: Ending }) => {
      if (userId !== null && ending !== 'elsewhere') enqueue.sendTo('tabs', tell({ type: 'tab.closedSession', user: userId }))
    }),
    /** Children that crashed are started anew with what they were started with, the wires to them too; the customer's wishes come back from the store. [DEC-065] */
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
        const wire = id as 'relay.session' // any of them
        enqueue.stopChild(wire)
        enqueue.spawnChild('relay', { id: wire, input: { of: id.slice('relay.'.length) } })
      }
    }),
  },
})
