import { health } from './app.health'
import { appSetup, codeInput, customerInput } from './app.setup'
import { closedToast, NO_REGION, returnedToast, stayedToast } from './app.toasts'

/**
 * The root of the actor system: which machines run when, and which of them a fact is passed on to. Read it as the routing table of the
 * shop: children emit facts, relays bring them here as events, and the actions below turn them into commands to other children.
 */
export const appMachine = appSetup.createMachine({
  id: 'app',
  context: ({ input }) => ({ ...input, lives: 0, user: null, isOffline: false, crashed: [] }),
  invoke: [
    { src: 'tabs', id: 'tabs' },
    { src: 'toaster', id: 'toaster', systemId: 'toaster' },
    { src: 'overlay', id: 'overlay', systemId: 'overlay' },
    { src: 'relay', id: 'relay.navigation', input: { of: 'navigation' } },
    { src: 'navigation', id: 'navigation', systemId: 'navigation', input: ({ context }) => ({ path: context.path }) },
    { src: 'cookieNotice', id: 'cookieNotice', systemId: 'cookieNotice' },
    { src: 'resources', id: 'resources', systemId: 'resources' },
    { src: 'relay', id: 'relay.connectivity', input: { of: 'connectivity' } },
    { src: 'connectivity', id: 'connectivity', systemId: 'connectivity' },
    { src: 'customerCode', id: 'customerCode', systemId: 'customerCode', input: ({ context }) => codeInput(context) },
    { src: 'relay', id: 'relay.session', input: { of: 'session' } },
    { src: 'session', id: 'session', systemId: 'session' },
  ],
  type: 'parallel',
  on: {
    'data.changed': {
      actions: [
        { type: 'refreshByTags', params: ({ event }) => event },
        { type: 'passOn', params: ({ event }) => event },
        { type: 'tellChanged', params: ({ event }) => event },
        { type: 'rereadUser', params: ({ event }) => event },
      ],
    },
    'session.rejected': { actions: 'rejectSession' },
    'session.stayed': {
      actions: [
        { type: 'closePopup', params: { popup: 'logout' } },
        { type: 'toast', params: ({ event }) => stayedToast(event) },
      ],
    },
    'session.returned': {
      actions: [
        { type: 'closePopup', params: { popup: 'logout' } },
        { type: 'closePopup', params: { popup: 'cabinet' } },
        { type: 'toast', params: ({ event }) => returnedToast(event) },
        { type: 'go', params: ({ event }) => ({ to: event.savedCartId === null ? '/cart' : `/personal/carts?open=${event.savedCartId}` }) },
      ],
    },
    'page.shown': { actions: ['refreshResources', { type: 'passOn', params: ({ event }) => event }, 'releaseToasts'] },
    'page.hidden': { actions: 'holdToasts' },
    'toast.closed': {
      actions: [
        { type: 'forgetToast', params: ({ event }) => event },
        { type: 'passOn', params: ({ event }) => event },
      ],
    },
    'toast.followed': { actions: { type: 'passOn', params: ({ event }) => event } },
    'connection.lost': {
      actions: [
        { type: 'noteNetwork', params: { isOffline: true } },
        { type: 'passOn', params: ({ event }) => event },
      ],
    },
    'connection.restored': {
      actions: [
        { type: 'noteNetwork', params: { isOffline: false } },
        { type: 'passOn', params: ({ event }) => event },
        'refreshResources',
      ],
    },
    'tab.closedSession': { guard: { type: 'isOurs', params: ({ event }) => event }, actions: 'dropSession' },
    'tab.openedSession': { actions: { type: 'recheckSession', params: ({ event }) => event } },
  },
  states: {
    visitor: {
      initial: 'starting',
      on: {
        'address.reached': { actions: { type: 'leavePopups', params: ({ event }) => event } },
        'session.absent': { target: '.guest', actions: 'forgetUser' },
        'session.opened': {
          target: '.customer',
          actions: [
            { type: 'rememberUser', params: ({ event }) => event },
            'forgetResources',
            { type: 'closePopup', params: { popup: 'login' } },
            { type: 'greet', params: ({ event }) => event },
            { type: 'goOn', params: ({ event }) => event },
          ],
        },
        'session.doubted': { target: '.starting', actions: ['setAside', 'forgetResources', 'clearPopups', 'clearToasts'] },
        'session.closed': {
          target: '.guest',
          actions: [
            { type: 'tellClosed', params: ({ event }) => event },
            { type: 'forgetStored', params: ({ event }) => event },
            'forgetUser',
            'forgetResources',
            'clearPopups',
            'clearToasts',
            { type: 'toast', params: ({ event }) => closedToast(event.ending) },
            { type: 'leadOut', params: ({ event }) => event },
          ],
        },
        'tab.changedData': {
          guard: { type: 'isOurs', params: ({ event }) => event },
          actions: [
            { type: 'refreshByTags', params: ({ event }) => event },
            { type: 'passOn', params: ({ event }) => event },
            { type: 'rereadUser', params: ({ event }) => event },
          ],
        },
      },
      states: {
        starting: {},
        guest: { tags: 'guest' },
        customer: {
          tags: 'customer',
          entry: 'refreshResources',
          invoke: [
            { src: 'relay', id: 'relay.customer', input: { of: 'customer' } },
            {
              src: 'customer',
              id: 'customer',
              systemId: 'customer',
              input: ({ context, self }) => customerInput(context, self.system), // `rememberUser` has run before this state is entered
            },
          ],
          on: {
            'session.opened': [
              {
                guard: { type: 'isSameUser', params: ({ event }) => event },
                actions: [
                  { type: 'noteUser', params: ({ event }) => event },
                  { type: 'closePopup', params: { popup: 'login' } },
                  { type: 'greet', params: ({ event }) => event },
                  { type: 'goOn', params: ({ event }) => event },
                  { type: 'passOn', params: ({ event }) => event },
                  'refreshResources',
                ],
              },
              {
                target: 'customer',
                reenter: true,
                actions: [
                  {
                    type: 'forgetStored',
                    // A login that another tab made (`isFresh` is false): the storage shared by the tabs already belongs to the new user.
                    params: ({ context, event }) => ({ userId: context.user!.id, ending: event.isFresh ? 'asked' : 'elsewhere' }), // customer: set
                  },
                  'forgetUser',
                  { type: 'rememberUser', params: ({ event }) => event },
                  'forgetResources',
                  'clearPopups',
                  'clearToasts',
                  { type: 'greet', params: ({ event }) => event },
                  { type: 'goOn', params: ({ event }) => event },
                ],
              },
            ],
            'session.absent': { target: '#app.visitor.guest', actions: ['forgetUser', 'forgetResources', 'clearToasts'] },
            'session.expired': {
              actions: [
                { type: 'passOn', params: ({ event }) => event },
                { type: 'raisePopup', params: { popup: 'login' } },
              ],
            },
            'user.changed': {
              actions: [
                { type: 'noteUser', params: ({ event }) => event },
                { type: 'passOn', params: ({ event }) => event },
              ],
            },
            'session.leaving': { actions: { type: 'askCustomer', params: ({ event }) => event } },
            'session.sending': { actions: [{ type: 'askCustomer', params: ({ event }) => event }, 'tellToSend'] },
            'session.gathering': { actions: { type: 'passOn', params: ({ event }) => event } },
            'session.gathered': { actions: { type: 'askCustomer', params: ({ event }) => event } },
            'session.asking': { actions: { type: 'openPopup', params: { popup: 'logout' } } },
            'unfinished.counted': { actions: { type: 'allowLeaving', params: ({ event }) => event } },
            'address.reached': {
              actions: [
                { type: 'leavePopups', params: ({ event }) => event },
                { type: 'goOn', params: { isFresh: false } },
                { type: 'passOn', params: ({ event }) => event },
              ],
            },
            'region.applied': [
              {
                guard: { type: 'isOwn', params: ({ event }) => event },
                actions: [
                  { type: 'rememberRegion', params: ({ event }) => event },
                  { type: 'keepRegion', params: ({ event }) => event },
                  { type: 'closePopup', params: { popup: 'region' } },
                ],
              },
              {
                actions: [
                  { type: 'rememberRegion', params: ({ event }) => event },
                  { type: 'keepRegion', params: ({ event }) => event },
                ],
              },
            ],
            'region.lost': {
              target: 'customer',
              reenter: true,
              actions: ['forgetRegion', { type: 'toast', params: NO_REGION }],
            },
            'address.chosen': {
              actions: [
                { type: 'rememberAddress', params: ({ event }) => event },
                { type: 'keepAddress', params: ({ event }) => event },
              ],
            },
            'popup.due': { actions: { type: 'raisePopup', params: ({ event }) => event } },
            'popup.over': { actions: { type: 'closePopup', params: ({ event }) => event } },
            'news.came': { actions: { type: 'toast', params: ({ event }) => event.toast } },
            'page.due': { actions: { type: 'go', params: ({ event }) => event } },
            'message.due': { actions: { type: 'tellTabs', params: ({ event }) => event } },
            'tab.askedToSend': { actions: { type: 'passOn', params: ({ event }) => event } },
            'tab.appliedRegion': { actions: { type: 'passOn', params: ({ event }) => event } },
            'tab.ordered': { actions: { type: 'passOn', params: ({ event }) => event } },
            'tab.choseForOrder': { actions: { type: 'passOn', params: ({ event }) => event } },
          },
        },
      },
    },
    health,
  },
})
