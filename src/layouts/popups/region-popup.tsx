import { shallowEqual, useSelector } from '@xstate/react'
import { regionState, type CompanyRegion } from '../../../model/company/region'
import { useAppActor } from '../../shop/app-context'
import { Button, ButtonLink } from '../../ui/controls/button'
import { FieldGroup } from '../../ui/controls/field'
import { Radio } from '../../ui/controls/choice/radio'
import { Badge } from '../../ui/marks/badge'
import { Dialog, DialogFoot } from '../../ui/surfaces/dialog'
import { Note } from '../../ui/surfaces/note'
import styles from './region-popup.module.scss'

const NONE: readonly CompanyRegion[] = []

/** For whom is bought. «Применить» is there only when another region is marked than the one in force. [NAV-020, STATE-007, STATE-008] */
export function RegionPopup({ onClose }: { onClose: () => void }) {
  const actor = useAppActor('regions')
  const regions = useSelector(actor, (state) => state?.context.regions ?? NONE, shallowEqual)
  const activeId = useSelector(actor, (state) => state?.context.active?.id ?? null)
  const pickedId = useSelector(actor, (state) => state?.context.picked ?? null)
  const picked = regions.find(({ id }) => id === pickedId && id !== activeId)
  const close = () => {
    actor?.send({ type: 'choice.dropped' })
    onClose()
  }
  const open = regions.filter((region) => regionState(region) !== 'blocked')
  const blocked = regions.filter((region) => regionState(region) === 'blocked')
  return (
    <Dialog title="Кто будет покупать..." width={520} onClose={close}>
      <p className={styles.lead}>От компании зависят цены, остатки и документы. У каждого региона своя корзина.</p>
      <FieldGroup label="Выберите компанию">
        {open.map((region) => (
          <Radio
            key={region.id}
            isCard
            name="region"
            value={String(region.id)}
            checked={region.id === (pickedId ?? activeId)}
            label={<RegionName region={region} isActive={region.id === activeId} />}
            hint={region.store_city_name}
            onChange={() => actor?.send({ type: 'region.picked', id: region.id })}
          />
        ))}
      </FieldGroup>
      {blocked.length > 0 && (
        <FieldGroup label="Заблокированы">
          {blocked.map((region) => (
            <Radio
              key={region.id}
              isCard
              name="region"
              value={String(region.id)}
              checked={false}
              label={<RegionName region={region} isActive={false} />}
              disabledReason={`${region.store_city_name}. Покупать для неё нельзя: напишите менеджеру, он снимет блокировку.`}
            />
          ))}
        </FieldGroup>
      )}
      {picked && <Note role="status">{consequence(picked)}</Note>}
      <DialogFoot className={styles.foot}>
        <ButtonLink href="/personal/companies" onClick={close}>
          Управлять компаниями
        </ButtonLink>
        <span className={styles.answers}>
          <Button variant="line" onClick={close}>
            Отмена
          </Button>
          {picked && (
            <Button variant="main" onClick={() => actor?.send({ type: 'region.confirmed' })}>
              Применить
            </Button>
          )}
        </span>
      </DialogFoot>
    </Dialog>
  )
}

function RegionName({ region, isActive }: { region: CompanyRegion; isActive: boolean }) {
  return (
    <span className={styles.name}>
      <b>{region.company_name}</b>
      {isActive && (
        <Badge tone="info" className={styles.now}>
          сейчас
        </Badge>
      )}
      {regionState(region) === 'moderated' && <Badge tone="warn">На модерации</Badge>}
    </span>
  )
}

/** What comes of the choice, before it is made. */
const consequence = (region: CompanyRegion) =>
  regionState(region) === 'moderated'
    ? 'Регион на модерации: корзину собрать можно, заказать пока нельзя, персональных цен ещё нет.'
    : `Цены и остатки станут как для региона ${region.store_city_name}. Нынешняя корзина сохранится и подождёт.`
