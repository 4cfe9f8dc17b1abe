import { useAppState, useCustomerState } from '../../shop/app-context'
import { stateWords } from '../../shop/machines/machine-words'
import { useLiveMachines } from '../../shop/machines/use-live-machines'
import { useInspectedAs } from '../../inspection/use-inspected-as'
import { Panel } from '../../ui/surfaces/panel'
import { Params } from '../../ui/surfaces/params'
import { tabMark } from '../../inspection/tab-mark'
import { OwnText } from '../../ui/text/own-text'

/** Who is signed in here, and for which company region. */
export function SessionPanel() {
  const user = useAppState((app) => app.context.user)
  const tab = useAppState((app) => app.context.tab)
  const session = useLiveMachines().find(({ machineId }) => machineId === 'session')
  const region = useCustomerState((customer) => customer?.context.region ?? null)
  const inspected = useInspectedAs()
  return (
    <Panel title="Сеанс">
      <Params
        rows={[
          { name: 'Пользователь', value: user ? `${user.name}, №\u00a0${user.id}` : 'никто не\u00a0вошёл' },
          { name: 'Регион', value: region ? `${region.company_name}, ${region.store_city_name}, №\u00a0${region.id}` : 'нет' },
          { name: 'Состояние входа', value: session && stateWords(session.states) },
          {
            name: 'Вкладка',
            value: (
              <>
                <code>{tab}</code>
                {inspected !== null && (
                  <>
                    <OwnText>, в&nbsp;инспекторе </OwnText>
                    <code>{tabMark(inspected)}</code>
                  </>
                )}
              </>
            ),
          },
        ]}
      />
    </Panel>
  )
}
