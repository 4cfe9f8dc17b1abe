import { KeyList } from '../../../layouts/shortcuts/key-list'
import { Panel } from '../../../ui/surfaces/panel'
import styles from '../account-page.module.scss'

/** The keys of the shop, and how they are switched off. [DEC-051] */
export const KeysPanel = () => (
  <Panel title="Горячие клавиши">
    <div className={styles.form}>
      <KeyList />
    </div>
  </Panel>
)
