import { all } from '../../machines/all'
import { machineIdOf, type Named } from '../../machines/support/gathered'
import type { AnyProof } from './proof'

const files = import.meta.glob<AnyProof>('./*/*.proof.ts', { eager: true, import: 'default' })

/** A machine with its words and what it is tested with. */
export type Proven = Named & { proof: AnyProof }

/**
 * Pairs machines with their proofs.
 * @param found default exports of the files `*.proof.ts` by path
 * @throws where a machine has no proof, or a proof no machine
 */
export function pairProofs(machines: readonly Named[], found: Readonly<Record<string, AnyProof>>): Proven[] {
  const proofs = new Map(Object.entries(found).map(([path, proof]) => [proof.machine.id, { path, proof }]))
  for (const { path, proof } of proofs.values()) {
    if (proof.machine.id !== machineIdOf(path)) throw new Error(`${path} holds the proof of ${proof.machine.id}: rename one of them`)
    if (!machines.some(({ machine }) => machine === proof.machine))
      throw new Error(`${path} is about a machine that machines/ does not have`)
  }
  return machines.map((named) => {
    const { id } = named.machine
    const proof = proofs.get(id)?.proof
    if (proof) return { ...named, proof }
    const file = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    throw new Error(
      `The machine ${id} has no proof: write tests/machines/*/${file}.proof.ts (npm run new machine ${file} writes such a file)`,
    )
  })
}

/** Every machine with what it is tested with. */
export const proofs: readonly Proven[] = pairProofs(all, files)
