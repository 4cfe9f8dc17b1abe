import { sessionMachine } from '../../../../machines/session/session.machine'
import { ApiError } from '../../../../model/api-error'
import { expect } from '../../support/shop'
import { driverOf } from '../harness/driver'
import { SILENT } from '../harness/failures'
import { closeTab, enterElsewhere, leaveElsewhere } from '../worlds/other-tabs'
import {
  ALONE,
  ANOTHER,
  answer,
  askToLeave,
  askToLeaveUnsent,
  beRejected,
  beRejectedUnsent,
  changeProfile,
  CHANGED,
  CLOSED,
  comeBack,
  comeBackRefused,
  DROPPED,
  enter,
  FOREIGN,
  FOUND,
  isAsked,
  isExpired,
  oneOf,
  isUnheard,
  knownTo,
  mayFail,
  LEFT,
  NOTHING,
  ONE,
  OWN,
  putLoginOff,
  questionOf,
  REFUSED,
  REFUSED_THERE,
  silenceOf,
  UNHEARD,
  UNSENT,
  UNTAKEN,
  waitsAgain,
  type Snapshot,
  type World,
  sessionStarts,
} from './starts'
import { BRIEF, seesAsBefore, seesNobody, seesGuest, seesQuestion, PASSED } from './looks'
import { changeElsewhere, refusal } from '../worlds/unsent'
import { unreached } from './unreached'

export default driverOf<typeof sessionMachine, World>({
  machine: sessionMachine,
  unreached,
  starts: sessionStarts,
  situation: ({ value, context: { user, isExpired: expired, isOutdated, isMade, rival, ending, own, elsewhere, told } }) =>
    JSON.stringify([value, user?.id, expired, isOutdated, isMade, rival, ending, own.unsent, own.refused, elsewhere, told]),
  limit: 3000,
  // The cart would try once more meanwhile.
  mayPass: (delay, _, start) => !(start === UNTAKEN && delay === 'lookAgain'),
  events: {
    'session.mayLeave': [
      {
        as: { type: 'session.mayLeave', ...NOTHING },
        when: (snapshot, start) => start === UNSENT && isAsked(snapshot) && !isExpired(snapshot) && snapshot.context.own.unsent > 0,
        make: ({ stage }) => comeBack(stage),
      },
      {
        as: { type: 'session.mayLeave', ...REFUSED },
        when: (snapshot, start) => start === UNSENT && isAsked(snapshot) && !isExpired(snapshot) && snapshot.context.own.unsent > 0,
        make: comeBackRefused,
      },
    ],
    'logout.requested': [
      {
        as: { type: 'logout.requested', leadTo: '/' },
        when: (snapshot, start) => start === UNSENT && snapshot.context.user?.id === OWN.id,
        and: [{ type: 'session.mayLeave', ...ONE }],
        make: async ({ stage }) => {
          await putLoginOff(stage)
          await waitsAgain(stage)
          await askToLeave(stage)
        },
      },
      {
        as: { type: 'logout.requested', leadTo: '/' },
        when: ({ context: { user } }, start) => start === UNTAKEN && user?.id === OWN.id,
        and: [{ type: 'session.mayLeave', ...ONE }],
        make: askToLeaveUnsent,
      },
      {
        as: { type: 'logout.requested', leadTo: '/' },
        when: (snapshot, start) =>
          oneOf(ALONE, CHANGED, CLOSED).has(start) || (start === FOREIGN && snapshot.context.user?.id === ANOTHER.id),
        and: [{ type: 'session.mayLeave', ...NOTHING }],
        make: ({ stage }) => askToLeave(stage),
      },
      {
        as: { type: 'logout.requested', leadTo: '/' },
        when: (snapshot, start) => start === REFUSED_THERE && isExpired(snapshot),
        and: [{ type: 'session.mayLeave', ...NOTHING }],
        // The other tab is refused after the question was asked here, and before this tab looks at it again.
        make: async (world) => {
          const { stage } = world
          world.other = await changeElsewhere(stage)
          await askToLeave(stage)
          await expect(questionOf(stage)).toContainText('из\u00a0других вкладок')
          await stage.plays('cartRefuses')
          await comeBack(stage)
          await expect(refusal(world.other)).toBeVisible()
        },
      },
    ],
    'logout.flushed': [
      {
        as: { type: 'logout.flushed' },
        when: ({ context: { own } }, start) => start === UNSENT && own.unsent > 0,
        make: ({ stage }) => answer(stage, 'Отправить и выйти'),
      },
      {
        as: { type: 'logout.flushed' },
        when: (snapshot, start) => start === CLOSED && snapshot.matches({ leaving: 'asking' }),
        and: [{ type: 'session.mayLeave', ...ONE }],
        make: async ({ stage, other }) => {
          if (other) await closeTab(stage, other)
          await answer(stage, 'Отправить и выйти')
        },
      },
    ],
    'logout.confirmed': [
      {
        as: { type: 'logout.confirmed' },
        when: (snapshot, start) => start === UNSENT && isAsked(snapshot),
        make: ({ stage }) => answer(stage, /^Выйти без/),
      },
    ],
    'logout.withdrawn': [
      {
        as: { type: 'logout.withdrawn' },
        when: (snapshot, start) => start === UNSENT && isAsked(snapshot),
        make: ({ stage }) => answer(stage, 'Остаться'),
      },
    ],
    'confirmation.retried': [
      {
        as: { type: 'confirmation.retried' },
        make: async ({ stage }) => {
          await putLoginOff(stage)
          await silenceOf(stage).getByRole('button', { name: 'Повторить' }).click()
        },
      },
    ],
    'session.reject': [
      {
        as: { type: 'session.reject' },
        when: (snapshot, start) =>
          (oneOf(UNSENT, REFUSED_THERE).has(start) && snapshot.matches({ signedIn: 'known' })) ||
          (start === UNSENT && snapshot.matches({ leaving: { asking: 'waiting' } })),
        make: ({ stage }) => beRejected(stage),
      },
      {
        as: { type: 'session.reject' },
        when: (snapshot, start) => start === UNTAKEN && snapshot.matches({ signedIn: 'known' }),
        make: beRejectedUnsent,
      },
    ],
    'session.reread': [
      {
        as: { type: 'session.reread' },
        when: (snapshot, start) =>
          (oneOf(CHANGED, UNHEARD).has(start) && snapshot.context.user?.id === OWN.id && snapshot.matches({ signedIn: 'known' })) ||
          (start === CHANGED && snapshot.matches('expired') && !snapshot.context.isOutdated),
        make: changeProfile,
      },
    ],
    'session.open': [],
    'session.drop': [
      {
        as: { type: 'session.drop' },
        when: (snapshot, start) => start === DROPPED && snapshot.matches('signedIn'),
        make: ({ stage }) => leaveElsewhere(stage),
      },
    ],
    'session.recheck': [
      {
        as: { type: 'session.recheck', userId: OWN.id },
        when: (snapshot, start) =>
          start === FOUND ||
          (start === ALONE && snapshot.matches('confirming')) ||
          (start === DROPPED && snapshot.matches('doubted')) ||
          (start === CHANGED && snapshot.matches('expired')) ||
          (start === FOREIGN && snapshot.context.user?.id === ANOTHER.id && snapshot.matches('signingOut')) ||
          (start === UNTAKEN && isAsked(snapshot) && isExpired(snapshot)),
        make: ({ stage }) => enterElsewhere(stage, 'buyer'),
      },
      {
        as: { type: 'session.recheck', userId: ANOTHER.id },
        when: (snapshot, start) =>
          (start === FOREIGN && snapshot.context.ending === 'asked' && snapshot.matches('signedIn')) ||
          (start === UNTAKEN && isAsked(snapshot) && !isExpired(snapshot)),
        make: async (world) => {
          await enterElsewhere(world.stage, 'second', world.other)
          world.other = null
        },
      },
    ],
  },
  parts: [
    {
      as: { type: 'xstate.done.actor.loginForm' },
      when: (snapshot, start) =>
        (oneOf(ALONE, DROPPED, UNSENT).has(start) && snapshot.matches('guest')) ||
        (oneOf(CHANGED, UNSENT).has(start) && snapshot.matches('expired')),
      make: ({ stage }) => enter(stage),
    },
  ],
  calls: {
    loadUser: {
      asks: 'session.user',
      done: [
        { as: ANOTHER, when: isUnheard },
        ...[OWN, ANOTHER].map((user) => ({
          as: user,
          when: (snapshot: Snapshot, start: string) => knownTo(snapshot, start) === user.id && !isUnheard(snapshot, start),
        })),
      ],
      failed: [
        { as: new ApiError(500, ''), when: mayFail, plays: ['profileFails'] },
        {
          as: new ApiError(403, ''),
          when: (snapshot, start) => mayFail(snapshot, start) && !(start === DROPPED && snapshot.context.rival !== null),
          plays: ['profileRefused'],
        },
        { as: new ApiError(401, ''), when: (snapshot, start) => knownTo(snapshot, start) === null },
        {
          as: new ApiError(401, ''),
          when: (snapshot, start) => start === CHANGED && snapshot.context.user !== null && !snapshot.matches('confirming'),
          plays: ['sessionExpires'],
        },
      ],
    },
    logout: {
      asks: 'session.logout',
      // Without a network the page that a logout leads to would not come.
      done: [
        { as: null, when: (_, start) => start === UNSENT, before: comeBack },
        { as: null, when: (_, start) => !oneOf(UNSENT, CLOSED).has(start) },
      ],
      failed: [
        {
          as: SILENT,
          when: ({ context: { user } }, start) => oneOf(ALONE, CHANGED).has(start) || (start === FOUND && user !== null),
          plays: ['serverDown'],
        },
      ],
    },
    checkElsewhere: {
      asks: null,
      done: [
        { as: ONE, when: (snapshot, start) => oneOf(CLOSED, REFUSED_THERE).has(start) && snapshot.matches({ leaving: 'looking' }) },
        { as: REFUSED, when: (_, start) => start === REFUSED_THERE },
        { as: ONE, when: (snapshot, start) => start === CLOSED && snapshot.matches({ leaving: 'asking' }) },
        { as: NOTHING },
      ],
      failed: [],
    },
    loadOrphaned: {
      asks: null,
      done: [{ as: [LEFT], when: ({ context: { own } }, start) => start === CLOSED && own.unsent === 0 }, { as: [] }],
      failed: [],
    },
  },
  states: {
    restoring: seesAsBefore,
    guest: seesGuest,
    confirming: seesAsBefore,
    signedIn: seesAsBefore,
    'signedIn.known': { unseen: 'Чтение профиля на экране не видно.' },
    'signedIn.rereading': { unseen: 'Чтение профиля на экране не видно.' },
    'signedIn.outdated': { unseen: 'Что профиль прочитан давно, на экране не видно: показан прежний.' },
    expired: ({ stage: { page, shop } }) =>
      expect(page.getByRole('region', { name: 'Вход истёк' }).or(shop.login.popup.getByText('Вход истёк.')).first()).toBeVisible(),
    doubted: seesNobody,
    'doubted.confirming': ({ stage }) => expect(silenceOf(stage)).toBeHidden(),
    'doubted.waiting': ({ stage }) => expect(silenceOf(stage)).toBeVisible(),
    leaving: seesAsBefore,
    'leaving.checking': { unseen: BRIEF },
    'leaving.looking': { unseen: BRIEF },
    'leaving.asking': seesQuestion,
    'leaving.asking.waiting': { unseen: 'Что соседние вкладки просмотрены, видно по вопросу.' },
    'leaving.asking.looking': { unseen: BRIEF },
    'leaving.sending': ({ stage }) => expect(stage.page.getByRole('progressbar', { name: 'Отправляем изменения' })).toBeVisible(),
    'leaving.sending.gathering': { unseen: BRIEF },
    'leaving.sending.looking': { unseen: BRIEF },
    'leaving.sending.waiting': { unseen: 'Видно по ходу отправки.' },
    returning: { unseen: PASSED },
    signingOut: seesAsBefore,
    staying: { unseen: PASSED },
    unconfirmed: ({ stage }) => expect(silenceOf(stage)).toBeVisible(),
  },
})
