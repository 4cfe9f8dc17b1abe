import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { useArrived } from '../../hooks/screen/use-navigation'
import { AttachInspector } from '../../inspection/attach-inspector'
import { Panel } from '../../ui/surfaces/panel'
import { ConfigurationPanel } from './configuration-panel'
import { ConnectionPanel } from './connection-panel'
import { MachinesPanel } from './machines-panel'
import { RequestsPanel } from './requests-panel'
import styles from './service-page.module.scss'
import { SessionPanel } from './session-panel'

/** What goes on inside of the shop, for the few who keep it: connection, configuration, session, machines, last requests. [ROUTE-025, DEC-031] */
export default function ServicePage({ route }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  useArrived(true)
  return (
    <div className={styles.page}>
      <h1>{route.title}</h1>
      <div className={styles.facts}>
        <ConnectionPanel />
        <SessionPanel />
        <ConfigurationPanel />
      </div>
      <MachinesPanel />
      {__FAKE_SERVER__ && (
        <Panel title="Инспектор">
          <AttachInspector />
        </Panel>
      )}
      <RequestsPanel />
    </div>
  )
}
