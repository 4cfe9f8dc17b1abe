import { assign, emit, enqueueActions, setup } from 'xstate'
import { isUnanswered, isUnauthorized } from '../../model/api-error'
import type { Company } from '../../model/company/company'
import { checkCompany, type CompanyField, EMPTY_SETUP, type SetupDraft } from '../../model/identity/company-form'
import type { NewCompany } from '../../model/identity/new-company'
import { setupStep } from '../../model/identity/user'
import { restPause } from '../../model/retry'
import { effect } from '../support/effect'
import * as step from './company-setup.steps'
import type { SetupContext, SetupUser, Typed } from './company-setup.steps'
import type { Attempt } from './company-setup.words'

/** What its customer is to be told. */
export type CompanySetupFact =
  /** The set-up asks for the screen, or gives it back. */
  | { type: 'setup.due' | 'setup.over' }
  /** Something was made whose answer was lost: the user and his regions are others by now. */
  | { type: 'setup.found' }
  | { type: 'setup.finished' }

/** Who he is, whether a login is needed first, and where he is. */
type SetupInput = { user: SetupUser; isHeld: boolean; path: string }
/** Before anything is known but who he is. */
export const beginning = ({ user, isHeld, path }: SetupInput): SetupContext => ({
  user,
  typed: EMPTY_SETUP,
  errors: {},
  checked: null,
  failure: null,
  isPutOff: false,
  isHeld,
  isAside: step.isInvitation(path),
  failures: 0,
})

/** What the chart of the set-up may name. */
export const companySetupSetup = setup({
  types: {
    input: {} as SetupInput,
    context: {} as SetupContext,
    events: {} as
      | ({ type: 'field.typed' } & Typed)
      | { type: 'field.left'; field: CompanyField }
      | { type: 'setup.submitted' }
      /** It is to be done later. */
      | { type: 'setup.postponed' }
      /** It is asked for by hand. */
      | { type: 'setup.opened' }
      /** The server told anew who he is. */
      | { type: 'setup.told'; user: SetupUser }
      /** A login is needed first; it is there again. [DEC-008] */
      | { type: 'setup.hold' | 'setup.release' }
      /** He goes to another page. */
      | { type: 'setup.pass'; path: string }
      /** What kept an answer away may be over. */
      | { type: 'setup.retried' },
    emitted: {} as CompanySetupFact,
    tags: {} as 'company' | 'lastStep' | 'busy' | 'doubtful',
  },
  actors: {
    loadTyped: effect<SetupDraft, { userId: number }>('loadTyped'),
    loadUser: effect<SetupUser, void>('loadUser'),
    /** How many companies are registered under an INN. */
    checkInn: effect<number, { inn: string }>('checkInn'),
    createCompany: effect<Pick<Company, 'id' | 'company_name'>, { company: NewCompany }>('createCompany'),
    /** Whether the user has a region in his company. */
    lookForRegion: effect<boolean, { userId: number; companyId: number }>('lookForRegion'),
    createRegion: effect<unknown, { companyId: number; cityId: number }>('createRegion'),
  },
  guards: {
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
    isUnauthorized: (_, { error }: { error: unknown }) => isUnauthorized(error),
    isNews: ({ context }, { user }: { user: SetupUser }) => step.isNews(context, user),
    hasNoCompany: ({ context }) => setupStep(context.user, null) === 'company',
    mayHaveNoRegion: ({ context }) => setupStep(context.user, 0) === 'lastStep',
    isThere: (_, { isThere }: { isThere: boolean }) => isThere,
    isInn: (_, { field }: { field: string }) => field === 'inn',
    /** The INN was left, is right, and nobody has asked about it yet. */
    isInnUnasked: ({ context }, { field }: { field: string }) =>
      field === 'inn' && step.innOf(context) !== null && !step.isFree(context) && !step.isTaken(context),
    isComplete: ({ context }) => checkCompany(context.typed).company !== null,
    isInnFree: ({ context }) => step.isFree(context),
    isTaken: (_, { count }: { count: number }) => count > 0,
    isPassing: ({ context }, { path }: { path: string }) => context.isAside !== step.isInvitation(path),
    hasCity: ({ context }) => context.typed.store_city_id !== null,
    /** Whether it was done nobody knows. */
    isInDoubt: ({ context }) => context.failure !== null && isUnanswered(context.failure),
  },
  delays: { restPause: ({ context }) => restPause(context.failures) },
  actions: {
    keepDraft: assign((_, { typed }: { typed: SetupDraft }) => ({ typed })),
    noteUser: assign((_, { user }: { user: SetupUser }) => ({ user, errors: {}, failure: null, failures: 0 })),
    type: assign(({ context }, typed: Typed) => step.type(context, typed)),
    leave: assign(({ context }, { field }: { field: CompanyField }) => step.leave(context, field)),
    noteCount: assign(({ context }, { count }: { count: number }) => step.noteCount(context, count)),
    noteTaken: assign(() => step.noteTaken),
    noteCompanyErrors: assign(({ context }) => step.companyErrors(context)),
    noteCityErrors: assign(({ context }) => step.cityErrors(context)),
    clearErrors: assign({ errors: {} }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    showFailure: assign(({ context }, { attempt }: { attempt: Attempt }) => step.showFailure(context, attempt)),
    keepCompany: assign(({ context }, company: Pick<Company, 'id' | 'company_name'>) => step.keepCompany(context, company)),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    putOff: assign({ isPutOff: true }),
    takeUp: assign({ isPutOff: false }),
    noteHold: assign({ isHeld: true }),
    noteRelease: assign({ isHeld: false }),
    notePath: assign((_, { path }: { path: string }) => ({ isAside: step.isInvitation(path) })),
    announceOver: emit({ type: 'setup.over' }),
    announceFound: emit({ type: 'setup.found' }),
    announceFinished: emit({ type: 'setup.finished' }),
    /** Provided by the app: what is typed outlives a reload. */
    storeTyped: (_) => {},
    forgetTyped: (_) => {},
  },
}).extend({
  // apart: TypeScript infers `assign` and `enqueueActions` in one list badly
  actions: {
    announceDue: enqueueActions(({ context: { isPutOff, isHeld, isAside }, enqueue }) => {
      if (!isPutOff && !isHeld && !isAside) enqueue.emit({ type: 'setup.due' })
    }),
  },
})
