import { stateWords } from '../../../src/shop/machines/machine-words'
import type { ActorInfo } from '../../protocol'

/** What an actor is in, in one line: `Прочитано недавно #busy`. */
export const stateText = ({ status, states, tags }: ActorInfo): string =>
  status === 'error' ? 'сломался' : [stateWords(states), ...tags.map((tag) => `#${tag}`)].filter(Boolean).join(' ')
