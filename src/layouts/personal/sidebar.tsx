import { Panel } from '../../ui/surfaces/panel'
import { SurveyBlock } from '../../survey/survey-block'
import { CompanySelect } from './company-select'
import { ManagerCard } from './manager-card'
import { SectionLinks } from './section-links'
import styles from './sidebar.module.scss'

/** The column beside the pages of the cabinet; below 1024 px the title of the page opens it as a sheet. [NAV-015] */
export function Sidebar() {
  return (
    <aside className={styles.side} aria-label="Личный кабинет">
      <CompanySelect />
      <Panel isFlush className={styles.sections}>
        <SectionLinks />
      </Panel>
      <ManagerCard className={styles.manager} />
      <SurveyBlock />
    </aside>
  )
}
