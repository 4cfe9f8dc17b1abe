import { useEffect, useState } from 'react'
import { useApp } from '../app/app-context'
import { liveMachines, watchMachines, type LiveMachine } from './live-machines'

/** Every machine of this tab as it is now; renders anew with each change, at most once a frame. */
export function useLiveMachines(): readonly LiveMachine[] {
  const app = useApp()
  const [machines, show] = useState(() => liveMachines(app))
  useEffect(() => {
    const look = () => show(liveMachines(app))
    look()
    return watchMachines(app, look)
  }, [app])
  return machines
}
