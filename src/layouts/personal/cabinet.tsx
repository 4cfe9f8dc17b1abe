import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useMedia } from '../../ui/use-media'
import { SurveyBlock } from '../../survey/survey-block'
import { NARROW, PersonalContent } from './personal-title'
import { Sidebar } from './sidebar'
import styles from './cabinet.module.scss'

/** A page of the cabinet beside its sections, company, manager and survey; where there is no room for these the survey stands on the first page. [NAV-004] */
export function Cabinet({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const isNarrow = useMedia(NARROW)
  return (
    <div className={styles.cabinet}>
      <Sidebar />
      <PersonalContent>{children}</PersonalContent>
      {isNarrow && path === '/personal' && <SurveyBlock />}
    </div>
  )
}
