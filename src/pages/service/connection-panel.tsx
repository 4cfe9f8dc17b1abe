import { useAppState } from '../../shop/app-context'
import { useDemo } from '../../demo/demo-context'
import { Panel } from '../../ui/surfaces/panel'
import { Params } from '../../ui/surfaces/params'
import { useRecentCalls } from './use-recent-calls'

/** Whether there is a network, and what the server said last. */
export function ConnectionPanel() {
  const isOffline = useAppState((app) => app.context.isOffline)
  const last = useRecentCalls().find(({ isCancelled }) => !isCancelled)
  const demo = useDemo()
  return (
    <Panel title="Связь">
      <Params
        rows={[
          { name: 'Сеть', value: isOffline ? 'нет' : 'есть' },
          { name: 'Сервер', value: demo ? 'учебный, в\u00a0этой вкладке' : 'настоящий' },
          { name: 'Адрес API', value: <code>{__API_BASES__.api}</code> },
          { name: 'Второй адрес API', value: <code>{__API_BASES__.apiAlt}</code> },
          {
            name: 'Последний ответ',
            value: last ? (last.status === 0 ? 'не\u00a0пришёл' : `${last.status}, ${last.ms}\u00a0мс`) : 'ещё не\u00a0было',
          },
        ]}
      />
    </Panel>
  )
}
