import { assign, emit, setup } from 'xstate'
import { ApiError, refusalText } from '../../model/api-error'
import {
  type FoundVehicle,
  isFrameAsVin,
  isKnown,
  type KnownVehicle,
  numberProblem,
  type Selection,
  type SelectionStep,
  type SelectionWay,
  withChoice,
  withoutChoice,
} from '../../model/vehicle/selection'
import type { VehicleQuery } from '../../model/vehicle/vehicle'
import { effect } from '../support/effect'

type Context = Selection & {
  /** The last answer; null: nothing was answered since the number or the way changed. */
  found: FoundVehicle | null
  /** What is wrong with the number. */
  problem: string | null
  error: ApiError | null
}
type SelectionEvent =
  | { type: 'way.chosen'; way: SelectionWay }
  | { type: 'number.typed'; text: string }
  | { type: 'number.submitted' }
  | { type: 'choice.made'; step: SelectionStep; value: string }
  | { type: 'choice.undone'; step: SelectionStep }
  /** The other year that the VIN may mean. */
  | { type: 'otherYear.chosen' }
  | { type: 'car.confirmed' }
  | { type: 'car.rejected' }
  | { type: 'lookup.retried' }
  /** The address of the page names something else. */
  | { type: 'address.opened'; selection: Selection }
/** The user said that it is the car. */
type SelectionFact = { type: 'vehicle.confirmed'; vehicle: KnownVehicle }
type WithFound = { found: FoundVehicle }
type WithError = { error: unknown }

const NOTHING_FOUND = { found: null, problem: null, error: null } as const

/** Everything of the selection of a car but its chart. */
export const vehicleSelection = setup({
  types: {
    input: {} as Selection,
    context: {} as Context,
    events: {} as SelectionEvent,
    emitted: {} as SelectionFact,
    tags: {} as 'busy' | 'choice' | 'car' | 'nothing' | 'failed' | 'done',
  },
  actors: { lookUp: effect<FoundVehicle, { query: VehicleQuery }>('lookUp') },
  guards: {
    /** It can be looked up: a number of the right form, or the steps. */
    isAsked: ({ context }) => numberProblem(context) === null,
    isTyped: ({ context }) => context.typed.trim() !== '',
    isFrameAsVin: ({ context }) => isFrameAsVin(context),
    isKnown: (_, { found }: WithFound) => isKnown(found.vehicle),
    isNothing: (_, { found }: WithFound) => found.vehicle === null && found.choices.makes.length === 0,
    hasNumber: ({ context }) => context.way !== 'steps',
    isRefused: ({ context }, { error }: WithError) => context.way !== 'steps' && ApiError.from(error).status === 422,
    hasOtherYear: ({ context }) => typeof context.found?.vehicle?.other_year === 'number',
  },
  actions: {
    chooseWay: assign((_, { way }: { way: SelectionWay }) => ({ way, chosen: {}, ...NOTHING_FOUND })),
    open: assign((_, { selection }: { selection: Selection }) => ({ ...selection, ...NOTHING_FOUND })),
    type: assign(({ context }, { text }: { text: string }) => ({
      way: context.way === 'steps' ? ('vin' as const) : context.way,
      typed: text,
      chosen: {},
      ...NOTHING_FOUND,
    })),
    readAsFrame: assign({ way: 'frame' }),
    noteProblem: assign({ problem: ({ context }) => numberProblem(context) }),
    noteRefusal: assign((_, { error }: WithError) => ({ problem: refusalText(ApiError.from(error)) })),
    noteError: assign((_, { error }: WithError) => ({ error: ApiError.from(error) })),
    clearError: assign({ error: null }),
    /** Where there is no such car, what was chosen led nowhere. */
    keepFound: assign(({ context }, { found }: WithFound) => ({ found, chosen: found.vehicle === null ? {} : context.chosen })),
    choose: assign(({ context }, { step, value }: { step: SelectionStep; value: string }) => ({
      chosen: withChoice(context.chosen, step, value),
    })),
    undo: assign(({ context }, { step }: { step: SelectionStep }) => ({ chosen: withoutChoice(context.chosen, step) })),
    /** The make stays where it was chosen; the model was looked for in the other year. */
    chooseOtherYear: assign(({ context: { chosen, found } }) => ({
      chosen: { ...withoutChoice(chosen, 'model'), year: found?.vehicle?.other_year ?? undefined },
    })),
    /** The number stays in its field; of the car its make is most likely right. */
    reject: assign(({ context: { found } }) => ({
      way: 'steps' as const,
      chosen: found?.vehicle ? { make: found.vehicle.make } : {},
      ...NOTHING_FOUND,
    })),
    announce: emit(({ context }) => ({ type: 'vehicle.confirmed' as const, vehicle: context.found!.vehicle as KnownVehicle })), // only a known one is confirmed
  },
})
