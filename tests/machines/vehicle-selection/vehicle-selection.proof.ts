import fc from 'fast-check'
import { vehicleSelectionMachine } from '../../../machines/vehicle-selection/vehicle-selection.machine'
import { isFrameAsVin, isKnown, numberProblem, SELECTION_STEPS, SELECTION_WAYS } from '../../../model/vehicle/selection'
import { proofOf } from '../proof'

const VIN = 'XTA219010D0000001'
const FRAME = 'NT31-0012345'
const choices = { makes: ['LADA'], models: ['Granta'], years: [2013], engines: ['LADA:21116'] }
const vehicle = { make: 'LADA', model: 'Granta', year: 2013, other_year: null, engine: 'LADA:21116' }
const partly = { vehicle: { ...vehicle, engine: null }, choices }
const whole = { vehicle, choices }
const doubtful = { vehicle: { ...vehicle, other_year: 1983 }, choices }
const unknown = { vehicle: null, choices }
const nothing = { vehicle: null, choices: { ...choices, makes: [] } }
const anyNumber = fc.constantFrom('', VIN, FRAME, 'XTA2')

export default proofOf(vehicleSelectionMachine, {
  inputs: [
    { way: 'vin', typed: '', chosen: {} },
    { way: 'vin', typed: VIN, chosen: {} },
    { way: 'vin', typed: 'XTA2', chosen: {} },
    { way: 'vin', typed: FRAME, chosen: {} },
    { way: 'steps', typed: '', chosen: { make: 'LADA' } },
  ],
  answers: { lookUp: [partly, whole, doubtful, unknown, nothing] },
  payloads: {
    'way.chosen': fc.record({ way: fc.constantFrom(...SELECTION_WAYS) }),
    'number.typed': fc.record({ text: anyNumber }),
    'choice.made': fc.record({ step: fc.constantFrom(...SELECTION_STEPS), value: fc.constantFrom('LADA', 'Granta', '2013') }),
    'choice.undone': fc.record({ step: fc.constantFrom(...SELECTION_STEPS) }),
    'address.opened': fc.record({
      selection: fc.record({ way: fc.constantFrom(...SELECTION_WAYS), typed: anyNumber, chosen: fc.constant({}) }),
    }),
  },
  events: [
    { type: 'number.typed', text: VIN },
    { type: 'number.typed', text: FRAME },
    { type: 'number.typed', text: 'XTA2' },
    { type: 'way.chosen', way: 'steps' },
    { type: 'choice.made', step: 'engine', value: 'LADA:21116' },
    { type: 'choice.undone', step: 'engine' },
    { type: 'address.opened', selection: { way: 'vin', typed: VIN, chosen: {} } },
  ],
  // What decides is the form of the number and how much is known, not which car it is.
  situation: ({ value, context, status }) =>
    JSON.stringify([
      status,
      value,
      context.way,
      numberProblem(context) === null,
      isFrameAsVin(context),
      context.typed.trim() === '',
      context.problem !== null,
      context.error !== null,
      context.found && [isKnown(context.found.vehicle), context.found.vehicle?.other_year !== null],
    ]),
  // Only a well-formed number is asked about, and only a known car is confirmed; a number that was typed is not lost by an answer or a failure.
  law: (snapshot, { before, type }) =>
    (!snapshot.hasTag('busy') || numberProblem(snapshot.context) === null) &&
    (!snapshot.hasTag('choice') || (snapshot.context.found !== null && !isKnown(snapshot.context.found.vehicle))) &&
    (!snapshot.hasTag('car') || isKnown(snapshot.context.found?.vehicle ?? null)) &&
    (!snapshot.matches('failed') || snapshot.context.error !== null) &&
    (type === 'number.typed' || type === 'address.opened' || snapshot.context.typed === before.context.typed) &&
    (!snapshot.hasTag('done') || before.hasTag('car')),
})
