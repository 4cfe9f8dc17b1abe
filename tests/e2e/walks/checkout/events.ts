import { LOADER_DELAY_MS } from '../../../../model/limits'
import { PASSWORD, people } from '../../support/people'
import { presses } from './presses'
import {
  BOTH,
  CART,
  COMMENT,
  goesOn,
  INVITED,
  INVITED_ASKED,
  INVITED_WAITS,
  isAtFirst,
  isLoginAsked,
  isPlacing,
  isPostponed,
  isQueueing,
  isStill,
  isUncertain,
  LOST,
  RISES,
  TURNS,
  WRITES,
} from './where'
import {
  acceptInvite,
  AIM,
  CHANGED,
  changeElsewhere,
  chooseRegion,
  decisionOf,
  elsewhere,
  firstBox,
  leaveAndReturn,
  OPENED,
  OTHER_REGION,
  proceed,
  REGION,
  sameOf,
  takeTurn,
  TURN,
  uncertainOf,
  type Checkout,
  type Parts,
  type World,
} from './world'

const acceptChange = (world: World) =>
  decisionOf(world)
    .getByRole('button', { name: /^Заказать/ })
    .click()

/** What the buyer does, here and in another tab. */
export const events: Parts['events'] = {
  'checkout.aim': [
    {
      as: AIM,
      // The regions are read anew, and the same one is in force.
      when: (snapshot, start) =>
        (start === INVITED && snapshot.matches({ ready: 'numbering' })) ||
        (start === INVITED_ASKED && snapshot.matches({ unsent: 'deciding' })) ||
        (start === INVITED_WAITS && isQueueing(snapshot)),
      make: ({ stage }) => acceptInvite(stage),
    },
    {
      as: { type: 'checkout.aim', regionId: OTHER_REGION },
      when: (snapshot, start) =>
        goesOn(snapshot) && ((start === CART && isPlacing(snapshot)) || (isQueueing(snapshot) && snapshot.context.isDoubtful)),
      make: ({ shop }) => chooseRegion(shop),
    },
    {
      as: { type: 'checkout.aim', regionId: OTHER_REGION },
      when: (snapshot, start) =>
        goesOn(snapshot) &&
        (isAtFirst(snapshot, start) || snapshot.matches({ unsent: 'settling' }) || (isQueueing(snapshot) && !snapshot.context.isDoubtful)),
      make: ({ shop }) => chooseRegion(shop),
      and: [OPENED],
    },
    {
      as: { type: 'checkout.aim', regionId: OTHER_REGION },
      when: (snapshot, start) => start === BOTH && goesOn(snapshot) && isPlacing(snapshot),
      make: async ({ stage, shop }) => {
        await changeElsewhere(stage)
        await chooseRegion(shop)
      },
    },
    {
      as: { type: 'checkout.aim', regionId: OTHER_REGION },
      when: (snapshot) => snapshot.matches({ unsent: 'repeating' }) && snapshot.context.isDoubtful && goesOn(snapshot),
      make: ({ stage }) => elsewhere(stage, chooseRegion),
    },
  ],
  'checkout.opened': [
    {
      as: OPENED,
      when: (snapshot, start) =>
        start === CART && isStill(snapshot) && (snapshot.context.draft.isSent || snapshot.context.draft.uuid === null),
      make: leaveAndReturn,
    },
  ],
  'receiving.changed': [
    {
      as: { type: 'receiving.changed', receiving: 'pickup' },
      when: (snapshot, start) => isAtFirst(snapshot, start) && snapshot.context.draft.receiving === 'delivery',
      make: ({ shop }) => shop.cart.receive(/^Самовывоз/),
    },
  ],
  'description.changed': [COMMENT, ''].map((description) => ({
    as: { type: 'description.changed', description },
    when: (snapshot, start) => isAtFirst(snapshot, start) && snapshot.context.draft.description !== description,
    make: ({ shop }) => shop.cart.comment.fill(description),
  })),
  'details.changed': ['7', ''].map((buyerNumber) => ({
    as: { type: 'details.changed', details: { buyerNumber } },
    when: (snapshot, start) =>
      goesOn(snapshot) &&
      snapshot.context.draft.buyerNumber !== buyerNumber &&
      // Where a login is asked for, that stands over the field.
      (isAtFirst(snapshot, start) || (snapshot.matches({ ready: 'refused' }) && !isLoginAsked(snapshot))),
    make: ({ shop }) => shop.cart.side.getByLabel('Ваш номер заказа').fill(buyerNumber),
  })),
  'lines.excluded': [
    {
      as: { type: 'lines.excluded', ids: [2] },
      when: (snapshot, start) => isAtFirst(snapshot, start) && snapshot.context.draft.excluded.length === 0,
      make: (world) => firstBox(world).uncheck(),
    },
  ],
  'lines.included': [
    {
      as: { type: 'lines.included', ids: [2] },
      when: (snapshot, start) =>
        snapshot.context.draft.excluded.length > 0 &&
        (isAtFirst(snapshot, start) || (start === LOST && isStill(snapshot) && snapshot.context.draft.isSent)),
      make: (world) => firstBox(world).check(),
    },
  ],
  'lines.kept': [],
  'prices.met': [],
  'prices.accepted': [
    {
      as: { type: 'prices.accepted', prices: { 1: 105 } },
      when: ({ context }, start) => start === RISES && context.draft.seen[1] === undefined,
      make: ({ shop }) =>
        shop.cart.table
          .getByRole('button', { name: /^Принять цену: / })
          .first()
          .click(),
    },
  ],
  'order.submitted': presses,
  'checkout.proceed': [
    {
      as: proceed(CHANGED),
      when: (_, start) => start === WRITES,
      make: ({ stage }) => stage.let('cart.updateLine'),
      and: [TURN],
    },
  ],
  'turn.given': [
    {
      as: TURN,
      when: (_, start) => start === TURNS,
      // Another one queues at once: the next order waits, too.
      make: async (world) => {
        const first = world.other
        await takeTurn(world, 1)
        await first?.page.close()
      },
    },
  ],
  'repeat.accepted': [
    {
      as: { type: 'repeat.accepted' },
      make: (world) => sameOf(world).getByRole('button', { name: 'Оформить ещё один' }).click(),
      and: [TURN],
    },
  ],
  'repeat.declined': [
    {
      as: { type: 'repeat.declined' },
      make: (world) => sameOf(world).getByRole('button', { name: 'Вернуться' }).click(),
      and: [OPENED],
    },
  ],
  'change.accepted': [
    {
      as: { type: 'change.accepted' },
      when: ({ context }) => context.changed.length === 0,
      make: acceptChange,
      and: [proceed(CHANGED), TURN],
    },
    {
      as: { type: 'change.accepted' },
      when: ({ context }) => context.changed.length > 0,
      make: acceptChange,
      and: [TURN],
    },
  ],
  'change.declined': [
    {
      as: { type: 'change.declined' },
      // What another tab changed would be in the cart.
      when: ({ context }) => context.changed.length > 0,
      make: (world) =>
        decisionOf(world)
          .getByRole('button', { name: /^Вернуться/ })
          .click(),
      and: [OPENED],
    },
  ],
  'order.checked': [
    {
      as: { type: 'order.checked' },
      // While it is looked for the button is busy.
      when: (snapshot) => !snapshot.matches({ underway: { uncertain: 'looking' } }),
      make: (world) => uncertainOf(world).getByRole('button', { name: 'Проверить' }).click(),
    },
  ],
  'order.retried': [true, false].map((isAlone) => ({
    as: { type: 'order.retried' },
    when: (_, start) => isAlone === (start !== TURNS),
    make: (world) => uncertainOf(world).getByRole('button', { name: 'Повторить' }).click(),
    and: isAlone ? [TURN] : [],
  })),
  'order.withdrawn': [
    // Then the cart of the region that was waiting is opened, where one was.
    ...[true, false].map((isOther) => ({
      as: { type: 'order.withdrawn' as const },
      when: (snapshot: Checkout) => isUncertain(snapshot) && isPostponed(snapshot) === isOther,
      make: (world: World) => uncertainOf(world).getByRole('button', { name: 'Вернуться' }).click(),
      and: isOther ? [OPENED] : [],
    })),
    {
      as: { type: 'order.withdrawn' },
      when: (snapshot) => goesOn(snapshot) && (isQueueing(snapshot) || snapshot.matches({ unsent: 'settling' })),
      make: async ({ stage, shop: { cart } }) => {
        await stage.pass(LOADER_DELAY_MS)
        await cart.side.getByRole('status').getByRole('button', { name: 'Вернуться' }).click()
      },
      and: [OPENED],
    },
  ],
  'draft.followed': [
    {
      as: { type: 'draft.followed', regionId: REGION, change: { buyerNumber: { from: '', to: '12' } } },
      when: (snapshot, start) =>
        goesOn(snapshot) &&
        snapshot.context.draft.buyerNumber === '' &&
        snapshot.context.followed.length === 0 &&
        (isAtFirst(snapshot, start) || (start === CART && (isPlacing(snapshot) || snapshot.matches({ unsent: 'deciding' })))),
      make: ({ stage }) => elsewhere(stage, (tab) => tab.cart.side.getByLabel('Ваш номер заказа').fill('12')),
    },
  ],
  'login.renewed': [
    {
      as: { type: 'login.renewed' },
      when: isLoginAsked,
      make: ({ shop }) => shop.login.submit(people.administrator, PASSWORD),
    },
  ],
  'news.noted': [
    {
      as: { type: 'news.noted', news: { type: 'doubtful', regionId: REGION } },
      told: ({ context }) => ({ type: 'news.noted', news: context.news[0]! }), // one is there
      when: (snapshot) => isStill(snapshot) && snapshot.context.news.length > 0,
      make: ({ stage }) => stage.page.getByRole('main').getByRole('button', { name: 'Понятно' }).first().click(),
    },
  ],
  'page.left': [{ as: { type: 'page.left' }, when: (snapshot) => snapshot.matches({ unsent: 'settling' }), make: leaveAndReturn }],
}
