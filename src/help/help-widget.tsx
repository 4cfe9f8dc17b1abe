import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useApi } from '../shop/api-context'
import { useOwnActor } from '../hooks/data/use-own-actor'
import { connectHelp } from './connect-help'
import { HelpPanel } from './help-panel'

type HelpWidgetProps = {
  /** The address of the page that has a place for it; null: this one has none. */
  page: string | null
  /** Puts it into that place. */
  into: (view: ReactNode) => ReactNode
}

/** The help centre of the shop; nothing where it is off, or nobody says that it is there. [NAV-026] */
export function HelpWidget({ page, into }: HelpWidgetProps) {
  const api = useApi()
  const [machine] = useState(() => connectHelp(api))
  const help = useOwnActor(machine)
  const isShown = useSelector(help, (state) => state.hasTag('shown'))
  useEffect(() => {
    if (page !== null) help.send({ type: 'page.entered' })
  }, [help, page])
  return isShown ? into(<HelpPanel help={help} />) : null
}
