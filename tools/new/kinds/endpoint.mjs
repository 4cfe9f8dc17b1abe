import { formsOf } from '../name-forms.mjs'

/** A resource of the contract with one read. */
export default {
  usage: 'endpoint <name>: a resource with the read <name>.list: its row, its handler and its call in the tests',
  files: (name) => [
    { path: `model/contract/content/${name}.ts`, text: row(name) },
    { path: `fake-server/handlers/later/${name}.ts`, text: handler(name) },
    { path: `tests/fake-server/calls/${formsOf(name).camel}.spec.ts`, text: call(name) },
  ],
  next: [
    'Put the rows into the group that loads them in model/contract: `pagesContract` of guests/pages.ts for a page that few open, with a line in `groups` of src/shop/code/rows.ts.',
    'Put the handlers into fake-server/handlers/customers.ts, or into guests.ts where guests must have their answer without the data of customers.',
    'An extension of the specification also has its row in docs/contract-extensions.md, with the reason.',
  ],
}

const row = (name) => `import * as z from 'zod/mini'
import { Id } from '../../id'
import { endpoint } from '../endpoint'

/** What the resource is, with the ids of its calls. */
export const ${formsOf(name).camel}Contract = {
  '${formsOf(name).camel}.list': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/${formsOf(name).camel}',
    output: z.object({ items: z.array(z.object({ id: Id, title: z.string() })) }),
  }),
} as const
`

const handler = (name) => `import { ${formsOf(name).camel}Contract } from '../../../model/contract/content/${name}'
import { handlersFor } from '../../handlers-for'

/** What the handlers answer, and whom. */
export const ${formsOf(name).camel}Handlers = handlersFor(${formsOf(name).camel}Contract, {
  '${formsOf(name).camel}.list': () => ({ items: [] }),
})
`

const call = (name) => `import { callsOf } from './support/calls-of'
import { EVERYBODY } from './support/rights-of'

export default callsOf('${formsOf(name).camel}', {
  '${formsOf(name).camel}.list': {
    id: '[DEC-006]',
    call: (api) => api('${formsOf(name).camel}.list', {}),
    rights: EVERYBODY,
    answer: { items: [] },
  },
})
`
