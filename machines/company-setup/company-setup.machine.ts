import { not } from 'xstate'
import { checkCompany } from '../../model/identity/company-form'
import { beginning, companySetupSetup } from './company-setup.setup'
import { innOf } from './company-setup.steps'

/** A company is made: its INN is asked about, and whether it was made after all where no answer came. */
const company = companySetupSetup.createStateConfig({
  tags: 'company',
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.left': [
          {
            guard: { type: 'isInnUnasked', params: ({ event }) => event },
            target: 'probing',
            actions: { type: 'leave', params: ({ event }) => event },
          },
          { actions: { type: 'leave', params: ({ event }) => event } },
        ],
        'setup.submitted': [
          { guard: not('isComplete'), actions: 'noteCompanyErrors' },
          { guard: 'isInnFree', target: 'creating', actions: 'clearErrors' },
          { target: 'checking', actions: 'clearErrors' },
        ],
      },
    },
    // In the background: what fails here is asked again with the company.
    probing: {
      on: {
        'field.typed': [
          {
            guard: { type: 'isInn', params: ({ event }) => event },
            target: 'editing',
            actions: [{ type: 'type', params: ({ event }) => event }, 'storeTyped'],
          },
          { actions: [{ type: 'type', params: ({ event }) => event }, 'storeTyped'] },
        ],
        'field.left': { actions: { type: 'leave', params: ({ event }) => event } },
        'setup.submitted': [
          { guard: not('isComplete'), actions: 'noteCompanyErrors' },
          { target: 'checking', actions: 'clearErrors' },
        ],
      },
      invoke: {
        src: 'checkInn',
        input: ({ context }) => ({ inn: innOf(context)! }), // isInnUnasked
        onDone: { target: 'editing', actions: { type: 'noteCount', params: ({ event }) => ({ count: event.output }) } },
        onError: 'editing',
      },
    },
    checking: {
      tags: 'busy',
      on: { 'field.typed': {} },
      invoke: {
        src: 'checkInn',
        input: ({ context }) => ({ inn: innOf(context)! }), // isComplete
        onDone: [
          // It may be his own, whose answer was lost.
          { guard: { type: 'isTaken', params: ({ event }) => ({ count: event.output }) }, target: 'settling', actions: 'noteTaken' },
          { target: 'creating', actions: { type: 'noteCount', params: ({ event }) => ({ count: event.output }) } },
        ],
        onError: {
          target: 'editing',
          actions: [
            { type: 'noteFailure', params: ({ event }) => event },
            { type: 'showFailure', params: { attempt: 'check' } },
          ],
        },
      },
    },
    creating: {
      tags: 'busy',
      on: { 'field.typed': {} },
      invoke: {
        src: 'createCompany',
        input: ({ context }) => ({ company: checkCompany(context.typed).company! }), // isComplete, and nothing is typed since
        onDone: {
          target: '#companySetup.asking.lastStep',
          actions: [{ type: 'keepCompany', params: ({ event }) => event.output }, 'storeTyped'],
        },
        onError: [
          {
            guard: { type: 'isUnauthorized', params: ({ event }) => event },
            target: 'editing',
            actions: [
              { type: 'noteFailure', params: ({ event }) => event },
              { type: 'showFailure', params: { attempt: 'company' } },
            ],
          },
          { target: 'settling', actions: { type: 'noteFailure', params: ({ event }) => event } },
        ],
      },
    },
    // No second one: who he is tells whether his company is there.
    settling: {
      tags: 'busy',
      on: { 'field.typed': {} },
      invoke: {
        src: 'loadUser',
        onDone: [
          {
            guard: { type: 'isNews', params: ({ event }) => ({ user: event.output }) },
            target: '#companySetup.deciding',
            actions: [{ type: 'noteUser', params: ({ event }) => ({ user: event.output }) }, 'announceFound'],
          },
          { target: 'editing', actions: ['forgetFailures', { type: 'showFailure', params: { attempt: 'company' } }] },
        ],
        onError: [
          { guard: 'isInDoubt', target: 'doubtful', actions: 'countFailure' },
          { target: 'editing', actions: { type: 'showFailure', params: { attempt: 'company' } } },
        ],
      },
    },
    doubtful: {
      tags: ['busy', 'doubtful'],
      after: { restPause: 'settling' },
      on: { 'field.typed': {}, 'setup.retried': 'settling', 'setup.submitted': 'settling' },
    },
  },
})

/** Its first region is made in a store city. */
const lastStep = companySetupSetup.createStateConfig({
  tags: 'lastStep',
  initial: 'editing',
  states: {
    editing: {
      on: {
        'setup.submitted': [
          { guard: not('hasCity'), actions: 'noteCityErrors' },
          { target: 'creating', actions: 'clearErrors' },
        ],
      },
    },
    creating: {
      tags: 'busy',
      on: { 'field.typed': {} },
      invoke: {
        src: 'createRegion',
        input: ({ context: { user, typed } }) => ({ companyId: user.last_company_id!, cityId: typed.store_city_id! }), // lastStep, hasCity
        onDone: '#companySetup.finished',
        onError: [
          {
            guard: { type: 'isUnauthorized', params: ({ event }) => event },
            target: 'editing',
            actions: [
              { type: 'noteFailure', params: ({ event }) => event },
              { type: 'showFailure', params: { attempt: 'region' } },
            ],
          },
          { target: 'settling', actions: { type: 'noteFailure', params: ({ event }) => event } },
        ],
      },
    },
    settling: {
      tags: 'busy',
      on: { 'field.typed': {} },
      invoke: {
        src: 'lookForRegion',
        input: ({ context: { user } }) => ({ userId: user.id, companyId: user.last_company_id! }), // as above
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ isThere: event.output }) },
            target: '#companySetup.finished',
            actions: 'announceFound',
          },
          { target: 'editing', actions: ['forgetFailures', { type: 'showFailure', params: { attempt: 'region' } }] },
        ],
        onError: [
          { guard: 'isInDoubt', target: 'doubtful', actions: 'countFailure' },
          { target: 'editing', actions: { type: 'showFailure', params: { attempt: 'region' } } },
        ],
      },
    },
    doubtful: {
      tags: ['busy', 'doubtful'],
      after: { restPause: 'settling' },
      on: { 'field.typed': {}, 'setup.retried': 'settling', 'setup.submitted': 'settling' },
    },
  },
})

/** What somebody still owes who is signed in and has not finished his registration: a company, and its first region. [STATE-005, STATE-006] */
export const companySetupMachine = companySetupSetup.createMachine({
  id: 'companySetup',
  context: ({ input }) => beginning(input),
  initial: 'restoring',
  on: {
    'setup.told': {
      guard: { type: 'isNews', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'noteUser', params: ({ event }) => event },
    },
    'setup.hold': { actions: ['noteHold', 'announceOver'] },
    'setup.release': { actions: 'noteRelease' },
    'setup.opened': { actions: 'takeUp' },
    'setup.pass': { actions: { type: 'notePath', params: ({ event }) => event } },
  },
  states: {
    restoring: {
      on: { 'setup.told': { actions: { type: 'noteUser', params: ({ event }) => event } } },
      invoke: {
        src: 'loadTyped',
        input: ({ context }) => ({ userId: context.user.id }),
        onDone: { target: 'deciding', actions: { type: 'keepDraft', params: ({ event }) => ({ typed: event.output }) } },
        onError: 'deciding',
      },
    },
    deciding: {
      always: [
        { guard: 'hasNoCompany', target: 'asking.company' },
        { guard: 'mayHaveNoRegion', target: 'looking' },
        { target: 'nothing', actions: 'forgetTyped' },
      ],
    },
    nothing: {},
    looking: {
      invoke: {
        src: 'lookForRegion',
        input: ({ context: { user } }) => ({ userId: user.id, companyId: user.last_company_id! }), // mayHaveNoRegion
        onDone: [
          { guard: { type: 'isThere', params: ({ event }) => ({ isThere: event.output }) }, target: 'nothing', actions: 'forgetTyped' },
          { target: 'asking.lastStep', actions: 'forgetFailures' },
        ],
        onError: [
          { guard: { type: 'isUnanswered', params: ({ event }) => event }, target: 'unanswered', actions: 'countFailure' },
          { target: 'refused' },
        ],
      },
    },
    unanswered: {
      after: { restPause: 'looking' },
      on: { 'setup.retried': 'looking', 'setup.opened': { target: 'looking', actions: 'takeUp' } },
    },
    // The server would say no again, until somebody asks or logs in anew.
    refused: { on: { 'setup.retried': 'looking', 'setup.opened': { target: 'looking', actions: 'takeUp' } } },
    asking: {
      entry: 'announceDue',
      exit: 'announceOver',
      initial: 'company',
      on: {
        'field.typed': { actions: [{ type: 'type', params: ({ event }) => event }, 'storeTyped'] },
        'setup.postponed': { actions: ['putOff', 'announceOver'] },
        'setup.opened': { actions: ['takeUp', 'announceDue'] },
        'setup.release': { actions: ['noteRelease', 'announceDue'] },
        // Over an invitation it steps aside, and it is there again behind it.
        'setup.pass': {
          guard: { type: 'isPassing', params: ({ event }) => event },
          actions: [{ type: 'notePath', params: ({ event }) => event }, 'announceOver', 'announceDue'],
        },
      },
      states: { company, lastStep },
    },
    // The region is on moderation; the server is asked anew who he is. [STATE-007]
    finished: { entry: ['forgetTyped', 'announceFinished'] },
  },
})
