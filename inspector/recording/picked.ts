import type { ActorInfo } from '../protocol'
import type { Moment } from './recording'

/** An actor as it is found again: by its session within one life of the page, by its machine and name in another and where another stands in its place. */
export type Picked = Pick<ActorInfo, 'session' | 'machine' | 'name'> & { life: string }

/** Who is looked at in a moment; undefined: he does not live there. */
export const pickedActor = ({ life, actors }: Moment, picked: Picked): ActorInfo | undefined =>
  (picked.life === life ? actors.get(picked.session) : undefined) ??
  [...actors.values()].find(({ machine, name }) => machine === picked.machine && name === picked.name)
