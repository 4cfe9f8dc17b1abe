import type { Api, EndpointName } from '../../../model/contract'
import { isCodeComing } from '../../shop/code/lazy'
import { knownRow } from '../../shop/code/rows'

/** Longer than one turn of the machines that gather what they ask. */
const TURN_MS = 5

/** One call, as it was made. */
export type Call = { name: EndpointName; args: unknown }

/**
 * An API that only reads: what would change something is never sent and never answered.
 * @returns the calls that were made, and what waits until all of them are answered and nothing new was asked
 */
export function quietApi(api: Api): { api: Api; made: readonly Call[]; whenQuiet: () => Promise<void> } {
  const made: Call[] = []
  let open = 0
  async function call(name: EndpointName, args: unknown, options: unknown): Promise<unknown> {
    if (knownRow(name)?.kind !== 'read') return new Promise(() => {})
    made.push({ name, args })
    open++
    try {
      return await (api as (name: EndpointName, args: unknown, options: unknown) => Promise<unknown>)(name, args, options)
    } finally {
      open--
    }
  }
  const turn = () => new Promise<void>((resolve) => void setTimeout(resolve, TURN_MS))
  async function whenQuiet(): Promise<void> {
    for (let before = -1; open > 0 || isCodeComing() || before !== made.length; ) {
      before = made.length
      await turn()
    }
  }
  // TypeScript cannot follow one row's types through the name.
  return { api: call as Api, made, whenQuiet }
}
