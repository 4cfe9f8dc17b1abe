import { useState } from 'react'
import type { ModerationRefusal } from '../../../../model/company/colleagues/own-company'
import { type CompanyRegion, isRegionAdmin } from '../../../../model/company/region'
import { formatDayMonth } from '../../../../model/text/date'
import { useSubmission } from '../../../form/action/use-submission'
import { Button } from '../../../ui/controls/button'
import { Note } from '../../../ui/surfaces/note'
import { moderateAgainForm } from '../region-actions'
import { ADMIN_ONLY } from './reasons'
import styles from './region.module.scss'

type RefusedRegionProps = { region: CompanyRegion; refusal: ModerationRefusal; userId: number; onDone: (text: string) => void }

/** Why the shop did not let a region through, what to do about it, and the way back to moderation. [STATE-007, ROLE-003] */
export function RefusedRegion({ region, refusal, userId, onDone }: RefusedRegionProps) {
  const [definition] = useState(() => moderateAgainForm(userId, region.id))
  const form = useSubmission(definition, () => onDone(`Регион ${region.store_city_name} снова на\u00a0проверке: мы\u00a0напишем вам.`))
  const isBusy = form.state.hasTag('busy')
  const { refusal: failure } = form.state.context
  return (
    <Note tone="bad" className={styles.refusal}>
      <p>
        Проверка не&nbsp;пройдена {formatDayMonth(refusal.at)}. Причина: {refusal.reason}
      </p>
      <p>
        Исправьте данные компании и&nbsp;отправьте регион на&nbsp;проверку ещё раз. ИНН и&nbsp;КПП меняет менеджер: напишите или позвоните
        ему.
      </p>
      {failure !== null && <p role="alert">{failure}</p>}
      <Button
        variant="line"
        size="s"
        busy={isBusy}
        className={styles.again}
        {...(!isRegionAdmin(region, userId) && { disabledReason: ADMIN_ONLY })}
        onClick={() => form.submit()}
      >
        {isBusy ? 'Отправляем…' : 'Отправить на\u00a0проверку'}
      </Button>
    </Note>
  )
}
