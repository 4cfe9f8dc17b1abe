import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useState } from 'react'
import { helpWidgetMachine } from '../../../machines/help-widget/help-widget.machine'
import type { HelpSuggestion } from '../../../model/content/help'
import { SEARCH_LENGTH } from '../../../model/limits'
import { pageCall } from '../../api/page-call'
import { useApi } from '../../app/api-context'
import { HelpPanel } from './help-panel'
import { useOwnActor } from '../../hooks/data/use-own-actor'

type HelpWidgetProps = {
  /** The address of the page that has a place for it; null: this one has none. */
  page: string | null
  /** Puts it into that place. */
  into: (view: ReactNode) => ReactNode
}

/** The help centre of the shop with its calls; nothing where it is off, or nobody says that it is there. [NAV-026, CALL-102, CALL-103] */
export function HelpWidget({ page, into }: HelpWidgetProps) {
  const api = useApi()
  const [machine] = useState(() =>
    helpWidgetMachine.provide({
      actors: {
        loadConfig: pageCall(({ signal }) => api('helpcenter.config', {}, { signal })),
        findArticles: pageCall<readonly HelpSuggestion[], { question: string }>(({ input, signal }) =>
          api('helpcenter.suggestions', { query: { q: input.question.slice(0, SEARCH_LENGTH) } }, { signal }),
        ),
      },
    }),
  )
  const help = useOwnActor(machine)
  const isShown = useSelector(help, (state) => state.hasTag('shown'))
  useEffect(() => {
    if (page !== null) help.send({ type: 'page.entered' })
  }, [help, page])
  return isShown ? into(<HelpPanel help={help} />) : null
}
