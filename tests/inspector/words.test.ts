import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { stateWords } from '../../src/shop/machines/machine-words'
import { actorWord, eventWord, timerWord } from '../../inspector/page/words/words'

/** Names that a file may hold: also those that every object has. */
const someName = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '0.cart.__proto__', '0.cart.toString', 'after.constructor'),
  fc.string(),
)

test.prop([someName, fc.constantFrom('cart', 'session', '__proto__', null)])(
  'whatever a recording names has words that are a text',
  (name, machine) => {
    const words = [
      eventWord({ type: name }, machine),
      eventWord({ type: `xstate.done.actor.${name}` }, machine),
      eventWord({ type: `xstate.after.${name}.cart` }, machine),
      timerWord(name, machine),
      actorWord({ machine, name }),
      actorWord({ machine: name, name }),
      stateWords(['cart', `cart.${name}`]),
      stateWords([name]),
    ]
    expect(words.map((word) => typeof word)).toEqual(words.map(() => 'string'))
  },
)
