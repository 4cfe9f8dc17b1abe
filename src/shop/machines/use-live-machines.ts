import { useEffect, useState } from 'react'
import type { AnyActorRef } from 'xstate'
import { useApp } from '../app-context'
import { liveMachines, watchMachines, type LiveMachine } from './live-machines'
import { ownActors, watchOwnActors } from './own-actors'

const allOf = (app: AnyActorRef): LiveMachine[] => [
  ...liveMachines(app),
  ...[...ownActors].flatMap(([root, place]) => liveMachines(root, place)),
]

/** Every machine of this tab as it is now, the shop's first, then those of the parts of this page; renders anew with each change, at most once a frame. */
export function useLiveMachines(): readonly LiveMachine[] {
  const app = useApp()
  const [machines, show] = useState(() => allOf(app))
  useEffect(() => {
    const look = () => show(allOf(app))
    let ends: (() => void)[] = []
    const watch = () => {
      ends.forEach((end) => end())
      ends = [app, ...ownActors.keys()].map((root) => watchMachines(root, look))
      look()
    }
    watch()
    const end = watchOwnActors(watch)
    return () => {
      end()
      ends.forEach((each) => each())
    }
  }, [app])
  return machines
}
