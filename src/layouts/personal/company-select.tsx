import { shallowEqual, useSelector } from '@xstate/react'
import { regionState, type CompanyRegion } from '../../../model/company/region'
import { useAppActor } from '../../shop/app-context'
import { Button } from '../../ui/controls/button'
import { Field } from '../../ui/controls/field'
import { Select } from '../../ui/controls/select'
import styles from './sidebar.module.scss'

const NONE: readonly CompanyRegion[] = []
/** The city first: it is what differs, and a long name is cut at its end. */
const nameOf = ({ company_name, store_city_name }: CompanyRegion) => `${store_city_name}, ${company_name}`

/** For whom is bought, from the sidebar: the same choice as in the header's popup, applied by a button that appears with a difference. [NAV-015, STATE-008] */
export function CompanySelect() {
  const actor = useAppActor('regions')
  const regions = useSelector(actor, (state) => state?.context.regions ?? NONE, shallowEqual)
  const activeId = useSelector(actor, (state) => state?.context.active?.id ?? null)
  const picked = useSelector(actor, (state) => state?.context.picked ?? null)
  const open = regions.filter((region) => regionState(region) !== 'blocked')
  const blocked = regions.filter((region) => regionState(region) === 'blocked')
  const isKnown = useSelector(actor, (state) => state?.hasTag('known') ?? false)
  if (activeId === null) return isKnown ? null : <div aria-hidden="true" className={styles.companyPlace} />
  return (
    <div className={styles.company}>
      <Field label="Компания">
        <Select
          size="s"
          value={picked ?? activeId}
          onChange={({ target }) => actor?.send({ type: 'region.picked', id: Number(target.value) })}
        >
          {open.map((region) => (
            <option key={region.id} value={region.id}>
              {regionState(region) === 'moderated' ? `${nameOf(region)} (на модерации)` : nameOf(region)}
            </option>
          ))}
          {blocked.length > 0 && (
            <optgroup label="Заблокированы">
              {blocked.map((region) => (
                <option key={region.id} value={region.id} disabled>
                  {nameOf(region)}
                </option>
              ))}
            </optgroup>
          )}
        </Select>
      </Field>
      {picked !== null && picked !== activeId && (
        <Button variant="fill" size="s" wide onClick={() => actor?.send({ type: 'region.confirmed' })}>
          Применить
        </Button>
      )}
    </div>
  )
}
