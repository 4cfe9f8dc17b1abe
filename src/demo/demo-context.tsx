import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import type { Demo, DemoPerson } from './demo'

const DemoContext = createContext<Demo | null>(null)
type Pick = { picked: DemoPerson | null; pick: (person: DemoPerson | null) => void }
const PickContext = createContext<Pick>({ picked: null, pick: () => {} })

/** Gives the demo's fake server to the panel and the login form, once it is there; null in a build for a real server. */
export function DemoProvider({ demo, children }: { demo: Promise<Demo> | null; children: ReactNode }) {
  const [ready, setReady] = useState<Demo | null>(null)
  const [picked, pick] = useState<DemoPerson | null>(null)
  useEffect(() => {
    let isGone = false
    void demo?.then((it) => {
      if (!isGone) setReady(it)
    })
    return () => {
      isGone = true
    }
  }, [demo])
  return (
    <DemoContext value={ready}>
      <PickContext value={{ picked, pick }}>{children}</PickContext>
    </DemoContext>
  )
}

/** The demo's fake server; null until it is there and in a build for a real server. */
export const useDemo = (): Demo | null => use(DemoContext)

/** The person that the panel was told to log in as: the next login form takes and forgets it. */
export const useDemoPick = (): Pick => use(PickContext)
