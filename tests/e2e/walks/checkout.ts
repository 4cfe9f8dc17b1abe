import { checkoutMachine } from '../../../machines/checkout/checkout.machine'
import { ApiError } from '../../../model/api-error'
import { LOADER_DELAY_MS } from '../../../model/limits'
import { isSameLines } from '../../../model/order/change'
import { NO_WORDS } from '../../../model/order/draft'
import type { SeenLine } from '../../../model/order/order'
import { FINE } from '../../support/orders/order-facts'
import { PASSWORD, people } from '../support/people'
import { expect } from '../support/shop'
import {
  AIM,
  behind,
  CHANGED,
  changeElsewhere,
  changeLine,
  type Checkout,
  acceptInvite,
  chooseRegion,
  comeToCart,
  comeToSame,
  comeWithOldNumber,
  conflict,
  decisionOf,
  elsewhere,
  firstBox,
  isPriced,
  KEPT,
  leaveAndReturn,
  leaveOneLine,
  LINES,
  MET,
  OPENED,
  orderOf,
  OTHER_REGION,
  PART,
  press,
  proceed,
  REGION,
  removeLine,
  REST,
  RISEN,
  sameOf,
  takeTurn,
  TURN,
  uncertainOf,
  type World,
} from './checkout-world'
import { driverOf } from './harness/driver'
import type { Stage } from './harness/stage'
import { ALL_ATTEMPTS, SILENT } from './harness/failures'

const CART = 'корзина'
const SAME = 'такое же уже заказано'
const TURNS = 'заказывает и другая вкладка'
const LOST = 'ответы теряются'
const BOTH = 'другая вкладка меняет корзину, эта – регион'
const WRITES = 'корзина записывается'
const RISES = 'цены выросли'
const OLD = 'номер прежней базы'
const INVITED = 'приглашение принимают в другой вкладке'
const INVITED_ASKED = 'приглашение принимают, пока покупатель решает'
const INVITED_WAITS = 'приглашение принимают, пока заказ ждёт очереди'
/** The cart of the other region has been read while the order was on its way: its prices are told before the choice is there. */
const REMEMBERED = { type: 'xstate.done.actor.0.checkout.restoring' as const, output: NO_WORDS, actorId: '0.checkout.restoring' }
const COMMENT = 'До обеда'
const UUID = 'walked-number'
const UNAUTHORIZED = new ApiError(401, '')
const REFUSED = new ApiError(422, '', { fields: { lines: ['Заказ мал'] } })
const FORGOTTEN = new ApiError(422, '', { fields: { uuid: ['Номер устарел'] } })

/** An order is there, another region is chosen, or the cart is empty: what was walked from is not there any more. */
const isOver = ({ context: { leftOut, news, regionId, obstacle } }: Checkout) =>
  leftOut !== null || obstacle !== null || regionId !== REGION || news.some(({ type }) => type === 'accepted' || type === 'earlier')
const isPostponed = ({ context }: Checkout) => context.nextRegionId !== null
const goesOn = (snapshot: Checkout) => !isOver(snapshot) && !isPostponed(snapshot)
const isStill = (snapshot: Checkout) => goesOn(snapshot) && snapshot.matches({ ready: 'resting' })
const isAtFirst = (snapshot: Checkout, start: string) =>
  start === CART && isStill(snapshot) && !snapshot.context.draft.isSent && snapshot.context.draft.uuid !== null
const isPlacing = (snapshot: Checkout) => snapshot.matches({ underway: { sending: 'placing' } })
const isQueueing = (snapshot: Checkout) => snapshot.matches({ underway: { sending: 'queueing' } })
const isUncertain = (snapshot: Checkout) => snapshot.matches({ underway: 'uncertain' })
const sends = (snapshot: Checkout, lines: readonly SeenLine[]) => isSameLines(snapshot.context.lines, lines)
const mayPress = (snapshot: Checkout) => isStill(snapshot) && snapshot.context.draft.description === ''

/** The page is of the other region as soon as that is chosen. */
const isBusy = async ({ shop: { cart } }: World, snapshot: Checkout) =>
  isPostponed(snapshot) || expect(cart.side.getByRole('button', { name: 'Оформить заказ' })).toHaveAttribute('aria-busy', 'true')

export const checkout = driverOf<typeof checkoutMachine, World>({
  machine: checkoutMachine,
  starts: [
    { name: CART, input: { userId: 1 }, first: [AIM, OPENED, MET], come: comeToCart },
    { name: SAME, input: { userId: 1 }, first: [AIM, OPENED], come: comeToSame },
    {
      name: TURNS,
      input: { userId: 1 },
      first: [AIM, OPENED, MET],
      come: async (stage) => {
        const world = await comeToCart(stage)
        await takeTurn(world, 1)
        return world
      },
    },
    {
      name: LOST,
      input: { userId: 1 },
      first: [AIM, OPENED, MET, { type: 'lines.excluded', ids: [2] }],
      come: async (stage) => {
        const world = await comeToCart(stage)
        await firstBox(world).uncheck()
        return world
      },
    },
    { name: BOTH, input: { userId: 1 }, first: [AIM, OPENED, MET], come: comeToCart },
    { name: WRITES, input: { userId: 1 }, holds: ['cart.updateLine'], first: [AIM, OPENED, MET], come: comeToCart },
    {
      name: RISES,
      input: { userId: 1 },
      first: [AIM, OPENED],
      come: async (stage) => {
        const world = await comeToCart(stage)
        await stage.plays('pricesChange')
        await stage.page.reload()
        await isPriced(stage)
        return world
      },
    },
    ...[INVITED, INVITED_ASKED].map((name) => ({
      name,
      input: { userId: 3 },
      first: [AIM, OPENED, MET],
      come: (stage: Stage) => comeToCart(stage, 'buyer'),
    })),
    {
      name: INVITED_WAITS,
      input: { userId: 3 },
      first: [AIM, OPENED, MET],
      come: async (stage) => {
        const world = await comeToCart(stage, 'buyer')
        await takeTurn(world, 3)
        return world
      },
    },
    { name: OLD, input: { userId: 1 }, first: [AIM, OPENED], come: comeWithOldNumber },
  ],
  situation: ({ value, context }) => {
    const { regionId, nextRegionId, draft, followed, error, obstacle, isUnsure, isDoubtful, wasSent, repeated } = context
    const { leftOut, news, changed, lines, agreed } = context
    return JSON.stringify([
      value,
      [regionId, nextRegionId, draft.uuid, draft.isSent, draft.receiving, draft.description, draft.buyerNumber, draft.excluded],
      [followed.length, error?.status, obstacle, isUnsure, isDoubtful, wasSent, repeated, leftOut !== null, changed.length],
      [lines, agreed.length, draft.presses.length, draft.seen[1]],
      news.map(({ type }) => type),
    ])
  },
  limit: 4000,
  events: {
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
          goesOn(snapshot) &&
          (isAtFirst(snapshot, start) || (start === CART && isPlacing(snapshot)) || (isQueueing(snapshot) && snapshot.context.isDoubtful)),
        make: ({ shop }) => chooseRegion(shop),
      },
      {
        as: { type: 'checkout.aim', regionId: OTHER_REGION },
        when: (snapshot) =>
          goesOn(snapshot) && (snapshot.matches({ unsent: 'settling' }) || (isQueueing(snapshot) && !snapshot.context.isDoubtful)),
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
        (isAtFirst(snapshot, start) || snapshot.matches({ ready: 'refused' })),
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
    'order.submitted': [
      {
        as: press(),
        when: (snapshot, start) =>
          [CART, SAME, OLD, BOTH, INVITED_ASKED].includes(start) && mayPress(snapshot) && snapshot.context.draft.excluded.length === 0,
        make: ({ shop }) => shop.cart.submit.click(),
        and: [proceed(), TURN],
      },
      {
        as: press(),
        when: (snapshot, start) => (start === TURNS || start === INVITED_WAITS) && mayPress(snapshot),
        make: ({ shop }) => shop.cart.submit.click(),
        and: [proceed()],
      },
      {
        as: press(PART),
        when: (snapshot, start) => start === LOST && mayPress(snapshot) && snapshot.context.draft.presses.length === 0,
        make: ({ shop }) => shop.cart.submit.click(),
        and: [proceed(PART), TURN],
      },
      {
        as: press(REST),
        when: (snapshot, start) =>
          start === LOST &&
          mayPress(snapshot) &&
          snapshot.context.draft.presses.length === 1 &&
          snapshot.context.draft.excluded.length === 0,
        make: ({ shop }) => shop.cart.submit.click(),
        and: [proceed(REST), TURN],
      },
      {
        as: press(CHANGED),
        when: (snapshot, start) => start === WRITES && mayPress(snapshot),
        make: async ({ shop }) => {
          await changeLine(shop)
          await shop.cart.submit.click()
        },
      },
      {
        as: { ...press([]), facts: { ...FINE, isAllLeftOut: true } },
        when: isAtFirst,
        // What was drawn last still has the line.
        make: async ({ shop }) => {
          await leaveOneLine(shop)
          await removeLine(shop)
          await shop.cart.submit.click()
        },
      },
    ],
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
        make: (world) =>
          decisionOf(world)
            .getByRole('button', { name: /^Заказать/ })
            .click(),
        and: [proceed(CHANGED), TURN],
      },
      {
        as: { type: 'change.accepted' },
        when: ({ context }) => context.changed.length > 0,
        make: (world) =>
          decisionOf(world)
            .getByRole('button', { name: /^Заказать/ })
            .click(),
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
      { as: { type: 'order.checked' }, make: (world) => uncertainOf(world).getByRole('button', { name: 'Проверить' }).click() },
    ],
    'order.retried': [true, false].map((isAlone) => ({
      as: { type: 'order.retried' },
      when: (_, start) => isAlone === (start !== TURNS),
      make: (world) => uncertainOf(world).getByRole('button', { name: 'Повторить' }).click(),
      and: isAlone ? [TURN] : [],
    })),
    'order.withdrawn': [
      {
        as: { type: 'order.withdrawn' },
        when: isUncertain,
        make: (world) => uncertainOf(world).getByRole('button', { name: 'Вернуться' }).click(),
      },
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
        when: (snapshot) => snapshot.matches({ ready: 'refused' }) && snapshot.context.error?.status === UNAUTHORIZED.status,
        make: ({ shop }) => shop.login.submit(people.administrator, PASSWORD),
      },
    ],
    'news.noted': [
      {
        as: { type: 'news.noted', news: { type: 'doubtful', regionId: REGION } },
        when: (snapshot) => isStill(snapshot) && snapshot.context.news.length > 0,
        make: ({ stage }) => stage.page.getByRole('main').getByRole('button', { name: 'Понятно' }).click(),
      },
    ],
    'page.left': [{ as: { type: 'page.left' }, when: (snapshot) => snapshot.matches({ unsent: 'settling' }), make: leaveAndReturn }],
  },
  calls: {
    loadDraft: {
      asks: null,
      done: [
        { as: NO_WORDS, when: ({ context }, start) => start !== OLD && !(start === BOTH && context.regionId === OTHER_REGION) },
        { as: { ...NO_WORDS, uuid: UUID }, when: (_, start) => start === OLD },
      ],
      failed: [],
    },
    turn: { asks: null, done: [], failed: [] },
    loadUuid: {
      asks: 'orders.newUuid',
      done: [{ as: { uuid: UUID }, when: goesOn }],
      failed: [{ as: SILENT, when: (snapshot, start) => start === CART && goesOn(snapshot), plays: ['serverDown'] }],
    },
    findOrder: {
      asks: 'orders.list',
      done: [
        { as: null, when: (snapshot, start) => start === CART && goesOn(snapshot) },
        // Told as placed it leads to its page; what is editable meanwhile is not opened anew.
        {
          as: orderOf(1, PART),
          when: (snapshot, start) => start === LOST && isUncertain(snapshot) && !snapshot.context.isUnsure,
        },
        { as: orderOf(1, PART), when: (snapshot, start) => start === LOST && snapshot.matches('ready') && goesOn(snapshot), and: [KEPT] },
        {
          as: orderOf(1, PART),
          when: (snapshot, start) =>
            start === LOST && (snapshot.matches({ underway: 'sending' }) || (isUncertain(snapshot) && snapshot.context.isUnsure)),
          and: [OPENED, KEPT],
        },
      ],
      failed: [
        {
          as: SILENT,
          when: (snapshot, start) => (start === CART || start === LOST) && goesOn(snapshot),
          plays: ['serverDown'],
          attempts: ALL_ATTEMPTS,
        },
      ],
    },
    findSame: {
      asks: 'orders.list',
      done: [
        { as: null, when: (_, start) => start !== SAME },
        { as: orderOf(9), when: (_, start) => start === SAME },
      ],
      failed: [
        {
          as: SILENT,
          when: ({ context }, start) => start === SAME && !context.isDoubtful,
          plays: ['serverDown'],
          attempts: ALL_ATTEMPTS,
        },
      ],
    },
    placeOrder: {
      asks: 'orders.create',
      done: [
        { as: orderOf(1), when: (snapshot, start) => start === CART && sends(snapshot, LINES) && !snapshot.context.isUnsure },
        {
          as: orderOf(1),
          when: (snapshot, start) => start === CART && sends(snapshot, LINES) && snapshot.context.isUnsure,
          and: [OPENED, KEPT],
        },
        { as: orderOf(1, CHANGED), when: (snapshot, start) => start === CART && sends(snapshot, CHANGED) },
        { as: orderOf(1, RISEN), when: (snapshot) => sends(snapshot, RISEN), plays: ['pricesChange'] },
        { as: orderOf(1, PART), when: (snapshot, start) => start === LOST && sends(snapshot, REST), and: [OPENED, KEPT] },
      ],
      failed: [
        {
          as: new ApiError(500, ''),
          when: (snapshot, start) =>
            [CART, SAME, TURNS].includes(start) && goesOn(snapshot) && !snapshot.context.isDoubtful && sends(snapshot, LINES),
          plays: ['orderFails'],
        },
        {
          as: new ApiError(0, ''),
          when: ({ context }, start) => start === LOST && !context.isDoubtful,
          plays: ['orderAnswerLost'],
          attempts: ALL_ATTEMPTS,
        },
        {
          as: conflict,
          when: (snapshot, start) => (start === CART || start === INVITED_ASKED) && goesOn(snapshot) && sends(snapshot, LINES),
          plays: ['pricesChange'],
        },
        {
          as: behind,
          when: (snapshot, start) => start === CART && goesOn(snapshot) && sends(snapshot, LINES),
          before: changeElsewhere,
          and: [proceed(CHANGED)],
        },
        { as: behind, when: (snapshot, start) => start === BOTH && isPostponed(snapshot), and: [MET, REMEMBERED, OPENED] },
        {
          as: REFUSED,
          when: (snapshot, start) => start === CART && goesOn(snapshot) && sends(snapshot, LINES),
          plays: ['minimumSum'],
        },
        {
          as: REFUSED,
          when: (snapshot, start) => start === CART && isPostponed(snapshot) && sends(snapshot, LINES),
          plays: ['minimumSum'],
          and: [OPENED],
        },
        {
          as: UNAUTHORIZED,
          when: (snapshot, start) =>
            start === CART && goesOn(snapshot) && !snapshot.context.isDoubtful && !snapshot.context.isUnsure && sends(snapshot, LINES),
          plays: ['sessionExpires'],
          until: ({ shop }) => expect(shop.login.popup).toBeVisible(),
        },
        { as: FORGOTTEN, when: (_, start) => start === OLD },
      ],
    },
  },
  states: {
    waiting: { unseen: 'Регион известен раньше, чем нарисована корзина.' },
    restoring: { unseen: 'Выбранное вспоминается раньше, чем нарисована корзина.' },
    ready: { unseen: 'Видно по каждому из его положений.' },
    'ready.resting': { unseen: 'Видно по корзине, если открыта она.' },
    'ready.looking': { unseen: 'Прошлый заказ ищется молча.' },
    'ready.numbering': { unseen: 'Номер берётся заранее и молча.' },
    'ready.refused': ({ shop: { cart } }) => expect(cart.side.getByRole('alert').filter({ hasText: 'Заказ не оформлен.' })).toBeVisible(),
    unsent: { unseen: 'Видно по каждому из его положений.' },
    'unsent.settling': ({ shop: { cart } }) => expect(cart.side.getByRole('status').filter({ hasText: 'Заказ уйдёт сам' })).toBeVisible(),
    'unsent.repeating': (world) => expect(sameOf(world)).toBeVisible(),
    'unsent.deciding': (world) => expect(decisionOf(world)).toBeVisible(),
    underway: { unseen: 'Видно по каждому из его положений.' },
    'underway.sending': isBusy,
    'underway.sending.queueing': async ({ stage, shop: { cart } }, snapshot) => {
      if (isPostponed(snapshot)) return
      await stage.pass(LOADER_DELAY_MS)
      await expect(cart.side.getByRole('status').filter({ hasText: 'заказ оформляется' })).toBeVisible()
    },
    'underway.sending.comparing': isBusy,
    'underway.sending.numbering': isBusy,
    'underway.sending.looking': isBusy,
    'underway.sending.placing': isBusy,
    'underway.uncertain': (world) => expect(uncertainOf(world)).toBeVisible(),
    'underway.uncertain.asking': (world) => expect(uncertainOf(world).getByRole('status')).toHaveText(''),
    'underway.uncertain.looking': (world) => expect(uncertainOf(world).getByRole('status')).toHaveText(/^Ищем заказ/),
    'underway.uncertain.absent': (world) => expect(uncertainOf(world).getByRole('status')).toHaveText(/заказа пока нет/),
    'underway.uncertain.unknown': (world) => expect(uncertainOf(world).getByRole('status')).toHaveText(/^Проверить не.удалось/),
    placed: { unseen: 'Проходится сразу.' },
    accepted: { unseen: 'Проходится сразу.' },
  },
})
