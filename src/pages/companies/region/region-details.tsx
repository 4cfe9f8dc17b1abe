import { useState } from 'react'
import type { OwnCompany } from '../../../../model/company/colleagues/own-company'
import { type CompanyRegion, isRegionAdmin, regionState } from '../../../../model/company/region'
import { Button } from '../../../ui/controls/button'
import { ActionDialog } from '../../../form/action/action-dialog'
import { leaveRegionForm } from '../region-actions'
import { Colleagues } from '../colleagues/colleagues'
import { Invitations } from '../colleagues/invitations'
import { EditCompany } from '../company/edit-company'
import { ADMIN_ONLY, BLOCKED, ONLY_ADMIN } from './reasons'
import styles from './region.module.scss'
import { RemoveRegion } from './remove-region'

type RegionDetailsProps = {
  region: CompanyRegion
  company: OwnCompany | undefined
  userId: number
  /** Reads the companies again. */
  reload: () => void
  /** Says what was done. */
  onDone: (text: string) => void
}

/** The colleagues of a region and what its members and administrators do with it. [ROLE-003, ROLE-008, DEC-074] */
export function RegionDetails({ region, company, userId, reload, onDone }: RegionDetailsProps) {
  const isAdmin = isRegionAdmin(region, userId)
  const inviteBarrier = !isAdmin ? ADMIN_ONLY : regionState(region) === 'blocked' ? BLOCKED : null
  return (
    <div className={styles.details}>
      <section className={styles.part} aria-label={`Коллеги, ${region.store_city_name}`}>
        <h4 className={styles.heading}>Коллеги</h4>
        <Colleagues region={region} userId={userId} onDone={onDone} />
      </section>
      <section className={styles.part} aria-label={`Приглашения, ${region.store_city_name}`}>
        <h4 className={styles.heading}>Пригласить коллегу</h4>
        {inviteBarrier === null ? (
          <Invitations regionId={region.id} onDone={onDone} />
        ) : (
          <Button variant="line" size="s" disabledReason={inviteBarrier} isReasonShown>
            Пригласить
          </Button>
        )}
      </section>
      <Actions region={region} company={company} userId={userId} reload={reload} onDone={onDone} />
    </div>
  )
}

function Actions({ region, company, userId, reload, onDone }: RegionDetailsProps) {
  const [asked, setAsked] = useState<'edit' | 'leave' | 'remove' | null>(null)
  const close = () => setAsked(null)
  const isAdmin = isRegionAdmin(region, userId)
  const isOnly = isAdmin && region.admin_ids.length === 1
  const city = region.store_city_name
  const editBarrier = !isAdmin ? ADMIN_ONLY : company ? undefined : 'Данные компании ещё не\u00a0загрузились'
  return (
    <div className={styles.actions}>
      <Button variant="line" size="s" {...(editBarrier !== undefined && { disabledReason: editBarrier })} onClick={() => setAsked('edit')}>
        Изменить компанию
      </Button>
      <Button variant="line" size="s" {...(isOnly && { disabledReason: ONLY_ADMIN })} onClick={() => setAsked('leave')}>
        Выйти из&nbsp;региона
      </Button>
      <Button variant="line" size="s" {...(!isAdmin && { disabledReason: ADMIN_ONLY })} onClick={() => setAsked('remove')}>
        Удалить регион
      </Button>
      {asked === 'edit' && company && (
        <EditCompany
          userId={userId}
          region={region}
          company={company}
          reload={reload}
          onDone={() => onDone('Данные компании сохранены.')}
          onClose={close}
        />
      )}
      {asked === 'remove' && <RemoveRegion region={region} userId={userId} onDone={onDone} onClose={close} />}
      {asked === 'leave' && (
        <ActionDialog
          of={leaveRegionForm(userId, region.id)}
          title={`Выйти из\u00a0региона ${city}?`}
          action="Выйти из региона"
          acting="Выходим…"
          onDone={() => onDone(`Вы\u00a0больше не\u00a0покупаете для региона ${city}.`)}
          onClose={close}
        >
          <p>
            Покупать для {region.company_name}, {city}, вы&nbsp;не&nbsp;сможете, ваша корзина там пропадёт. Вернуться можно по&nbsp;новому
            приглашению.
          </p>
        </ActionDialog>
      )}
    </div>
  )
}
