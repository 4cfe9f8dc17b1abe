import fc from 'fast-check'
import { navigationMachine } from '../../../machines/navigation/navigation.machine'
import { anyPath, anyText } from '../arbitraries'
import { proofOf } from '../proof'

export default proofOf(navigationMachine, {
  inputs: [{ path: '/' }],
  payloads: {
    'navigation.go': fc.record({ to: anyText, replace: fc.boolean(), isScrollKept: fc.boolean() }),
    'address.changed': fc.record({ path: anyPath }),
    'page.refused': fc.record({ path: anyPath, kind: fc.constantFrom('login', 'home') }),
    'page.moved': fc.record({ path: anyPath, to: anyText }),
  },
  events: [
    { type: 'page.refused', path: '/', kind: 'login' },
    { type: 'page.moved', path: '/', to: '/cart' },
  ],
  law: (snapshot, { before }) => snapshot.context.path === before.context.path || snapshot.matches('travelling'),
})
