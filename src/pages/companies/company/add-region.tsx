import { useState } from 'react'
import type { CompanyRegion } from '../../../../model/company/region'
import { CityField } from '../../../company-setup/city-field'
import { SelectField } from '../../../form/fields'
import { FormView } from '../../../form/form-view'
import { Button } from '../../../ui/controls/button'
import { Dialog, DialogFoot } from '../../../ui/surfaces/dialog'
import { closeUnlessSending } from '../../../form/action/action-dialog'
import { useSubmission } from '../../../form/action/use-submission'
import styles from '../companies-page.module.scss'
import { newRegionForm } from './company-forms'

type AddRegionProps = {
  userId: number
  /** The companies that the user administers. */
  companies: readonly { id: number; company_name: string }[]
  /** What they have already. */
  regions: readonly CompanyRegion[]
  /** The company to begin with. */
  companyId: number | null
  onDone: (city: string) => void
  onClose: () => void
}

/** One's own company in another store city; it begins on moderation. [CALL-022, DEC-036] */
export function AddRegion({ userId, companies, regions, companyId, onDone, onClose }: AddRegionProps) {
  const [definition] = useState(() => newRegionForm(userId, companyId ?? (companies.length === 1 ? companies[0]!.id : null)))
  const form = useSubmission(definition, (answer) => onDone(answer?.store_city_name ?? ''))
  const taken = regions.filter(({ company_id }) => String(company_id) === form.values.company_id)
  const close = () => closeUnlessSending(form.state, onClose)
  return (
    <Dialog title="Добавить регион" width={520} onClose={close}>
      <p className={styles.lead}>
        У&nbsp;региона своя корзина, цены и&nbsp;документы. Мы&nbsp;проверим его, и&nbsp;откроются персональные цены.
      </p>
      <FormView
        of={form}
        label="Добавить регион"
        submit="Добавить регион"
        submitting="Добавляем…"
        isShort
        foot={(button) => (
          <DialogFoot>
            <Button variant="line" onClick={close}>
              {companyId === null ? 'Отмена' : 'Позже'}
            </Button>
            {button}
          </DialogFoot>
        )}
      >
        <SelectField
          of={form}
          name="company_id"
          options={companies.map(({ id, company_name }) => [String(id), company_name])}
          none="Не выбрана"
          {...(form.values.company_id === '' && { 'data-autofocus': '' })}
        />
        <CityField
          of={form}
          hint="Со склада этого города компания будет покупать"
          isFirst={form.values.company_id !== ''}
          without={taken.map(({ store_city_id }) => store_city_id)}
        />
      </FormView>
    </Dialog>
  )
}
