import { enqueueActions, setup } from 'xstate'
import { port } from '../support/effect'
import { relay } from '../support/relay'
import { childMachines, type Children } from './customer.children'
import { customerTypes, type SightCommand } from './customer.types'

/** What actions of the customer machine may rely on: its types and the machines that it starts. */
export const customerBase = setup({
  types: { ...customerTypes, children: {} as Children },
  actors: { ...childMachines, relay, sight: port<SightCommand>() },
})

type Collect = Parameters<typeof customerBase.enqueueActions>[0]

/** An action of the customer machine that sends commands, announces facts or changes the context; with its types wherever it is written. */
export const action = <Params = undefined>(collect: (args: Parameters<Collect>[0], params: Params) => void) => enqueueActions(collect)
