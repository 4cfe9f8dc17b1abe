import type { SnapshotFrom } from 'xstate'
import { vehicleQuery } from '../../model/vehicle/selection'
import { vehicleSelection } from './vehicle-selection.setup'

/**
 * Which car goods are looked for: by its VIN, by its frame number or by make, model, year and engine. What a number does not tell is asked
 * step by step; the car is shown, and confirmed or not. What is typed while an answer is on its way calls that answer off. [DEC-060]
 */
export const vehicleSelectionMachine = vehicleSelection.createMachine({
  id: 'vehicleSelection',
  context: ({ input }) => ({ ...input, found: null, problem: null, error: null }),
  initial: 'deciding',
  on: {
    'way.chosen': { target: '.deciding', actions: { type: 'chooseWay', params: ({ event }) => event } },
    'number.typed': { target: '.typing', actions: { type: 'type', params: ({ event }) => event } },
    'address.opened': { target: '.deciding', actions: { type: 'open', params: ({ event }) => event } },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isFrameAsVin', target: 'asking', actions: 'readAsFrame' },
        { guard: 'isAsked', target: 'asking' },
        { guard: 'isTyped', target: 'typing', actions: 'noteProblem' },
        { target: 'typing' },
      ],
    },
    typing: {
      on: {
        'number.submitted': [
          { guard: 'isFrameAsVin', target: 'asking', actions: 'readAsFrame' },
          { guard: 'isAsked', target: 'asking' },
          { actions: 'noteProblem' },
        ],
      },
    },
    asking: {
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        src: 'lookUp',
        input: ({ context }) => ({ query: vehicleQuery(context) }),
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ found: event.output }) },
            target: 'confirming',
            actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
          },
          {
            guard: { type: 'isNothing', params: ({ event }) => ({ found: event.output }) },
            target: 'nothing',
            actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'choosing', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'typing',
            actions: { type: 'noteRefusal', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'noteError', params: ({ event }) => event } },
        ],
      },
    },
    failed: { tags: 'failed', on: { 'lookup.retried': 'asking' } },
    nothing: { tags: 'nothing' },
    choosing: {
      tags: 'choice',
      on: {
        'choice.made': { target: 'asking', actions: { type: 'choose', params: ({ event }) => event } },
        'choice.undone': { target: 'asking', actions: { type: 'undo', params: ({ event }) => event } },
        'car.rejected': { guard: 'hasNumber', target: 'asking', actions: 'reject' },
      },
    },
    confirming: {
      tags: 'car',
      on: {
        'car.confirmed': 'confirmed',
        'car.rejected': { target: 'asking', actions: 'reject' },
        'otherYear.chosen': { guard: 'hasOtherYear', target: 'asking', actions: 'chooseOtherYear' },
        'choice.undone': { target: 'asking', actions: { type: 'undo', params: ({ event }) => event } },
      },
    },
    confirmed: { tags: ['car', 'done'], entry: 'announce' },
  },
})

/** A state of the selection as the page reads it. */
export type VehicleSelectionSnapshot = SnapshotFrom<typeof vehicleSelectionMachine>
