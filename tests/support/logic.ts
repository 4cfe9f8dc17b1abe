import { type AnyActorLogic, fromPromise } from 'xstate'

/** Every promise logic takes a step by the same function of XState; that of a machine or of a port is another. */
const stepOfPromises = String(fromPromise(async () => {}).transition)

/** Whether an actor asks once and ends with an answer or a failure. */
export const isPromise = (logic: AnyActorLogic | undefined): boolean => logic !== undefined && String(logic.transition) === stepOfPromises
