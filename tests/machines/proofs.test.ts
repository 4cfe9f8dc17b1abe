import { expect, it } from 'vitest'
import { all } from '../../machines/all'
import { toasterMachine } from '../../machines/toaster/toaster.machine'
import { proofOf } from './proof'
import { pairProofs, proofs } from './proofs'

const toaster = all.filter(({ machine }) => machine === toasterMachine)
const { proof } = proofs.find(({ machine }) => machine === toasterMachine)!

it('every machine has its proof', () => expect(proofs.map(({ machine }) => machine.id)).toEqual(all.map(({ machine }) => machine.id)))

it('a machine without a proof is reported with the file to write', () =>
  expect(() => pairProofs(toaster, {})).toThrow(
    'The machine toaster has no proof: write tests/machines/*/toaster.proof.ts (npm run new machine toaster writes such a file)',
  ))

it.each([
  ['in a file of another name', './toaster/toast.proof.ts', toaster, 'rename one of them'],
  ['of a machine that is not there', './toaster/toaster.proof.ts', [], 'is about a machine that machines/ does not have'],
])('a proof %s is reported', (_, path, machines, message) => expect(() => pairProofs(machines, { [path]: proof })).toThrow(message))

it('the compiler asks for the payloads of events, and refuses those that the machine does not hear', () => {
  const law = () => true
  // @ts-expect-error the toaster hears events with payloads
  expect(proofOf(toasterMachine, { law }).payloads).toBeUndefined()
  // @ts-expect-error no such event
  expect(proofOf(toasterMachine, { law, payloads: { ...proof.payloads, 'toast.eaten': 1 } }).machine).toBe(toasterMachine)
})
