import { frameNumber, frameProblem, readFrame } from './frame-number'
import type { VehicleDetails } from './details/vehicle-details'
import type { Vehicle, VehicleQuery } from './vehicle'
import { type TypedNumber, readTypedNumber, vinProblem } from './vin/vin-text'

/** How a car is looked for: by one of its two numbers, or step by step. */
export const SELECTION_WAYS = ['vin', 'frame', 'steps'] as const
export type SelectionWay = (typeof SELECTION_WAYS)[number]
/** What is chosen of a car, in this order. */
export const SELECTION_STEPS = ['make', 'model', 'year', 'engine'] as const
export type SelectionStep = (typeof SELECTION_STEPS)[number]
/** What was chosen by hand. */
export type ChosenVehicle = Pick<VehicleQuery, SelectionStep>
/** A car with all that is asked of it. */
export type KnownVehicle = Vehicle & { model: string; year: number; engine: string }
/** What is asked: the number as it was typed stays when the way is left. */
export type Selection = { way: SelectionWay; typed: string; chosen: ChosenVehicle }
/** The part of the answer that tells the car and what may be chosen. */
export type FoundVehicle = Pick<VehicleDetails, 'vehicle' | 'choices'>

/** A typed number of a way as it is looked up, and what was changed in it; '' of the steps, which have none. */
export function numberOf({ way, typed }: Pick<Selection, 'way' | 'typed'>): TypedNumber {
  if (way === 'steps') return { text: '', changed: '' }
  return way === 'vin' ? readTypedNumber(typed) : readFrame(typed)
}

/** Sentence of what is wrong with the typed number of a way; null: it can be looked up. The steps ask for none. */
export function numberProblem(selection: Pick<Selection, 'way' | 'typed'>): string | null {
  const { text } = numberOf(selection)
  if (selection.way === 'steps') return null
  return selection.way === 'vin' ? vinProblem(text) : frameProblem(text)
}

/** Whether what was typed as a VIN is the frame number of a car that has no VIN. */
export const isFrameAsVin = ({ way, typed }: Pick<Selection, 'way' | 'typed'>): boolean =>
  way === 'vin' && frameNumber(readFrame(typed).text) !== null

/** @returns the question to the server about a selection whose number is well formed */
export function vehicleQuery(selection: Selection): VehicleQuery {
  const { way, chosen } = selection
  return way === 'steps' ? { ...chosen } : { ...chosen, [way]: numberOf(selection).text }
}

/** The next that has to be chosen; null: the car is known. */
export const nextStep = (vehicle: Vehicle | null): SelectionStep | null =>
  SELECTION_STEPS.find((step) => vehicle === null || vehicle[step] === null) ?? null

/** Whether nothing is left to choose. */
export const isKnown = (vehicle: Vehicle | null): vehicle is KnownVehicle => nextStep(vehicle) === null

/** What was chosen with one more of it: what came later depends on it and goes. */
export const withChoice = (chosen: ChosenVehicle, step: SelectionStep, value: string): ChosenVehicle => ({
  ...withoutChoice(chosen, step),
  [step]: step === 'year' ? Number(value) : value,
})

/** What was chosen before a step. */
export const withoutChoice = (chosen: ChosenVehicle, step: SelectionStep): ChosenVehicle =>
  Object.fromEntries(
    Object.entries(chosen).filter(([other]) => SELECTION_STEPS.indexOf(other as SelectionStep) < SELECTION_STEPS.indexOf(step)),
  )
