import { useState } from 'react'
import { type OwnCompany, taxNumbers } from '../../../../model/company/colleagues/own-company'
import type { TypedChange } from '../../../../model/company/colleagues/company-forms'
import { failureText } from '../../../../model/api-error'
import { type CompanyRegion, regionState } from '../../../../model/company/region'
import { formatPhone } from '../../../../model/identity/phone'
import { COMPANY_NAME_LENGTH, CONTACT_NAME_LENGTH } from '../../../../model/limits'
import { FieldPair } from '../../../form/field-pair'
import { SelectField, TextField } from '../../../form/fields'
import { FormView } from '../../../form/form-view'
import type { BoundFields } from '../../../form/form-fields'
import { useResource } from '../../../hooks/data/use-resource'
import { Button } from '../../../ui/controls/button'
import { Dialog, DialogFoot } from '../../../ui/surfaces/dialog'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Note } from '../../../ui/surfaces/note'
import { closeUnlessSending } from '../../../form/action/action-dialog'
import { useSubmission } from '../../../form/action/use-submission'
import styles from '../companies-page.module.scss'
import { changeForm, typedOf } from './company-forms'

type EditCompanyProps = {
  userId: number
  /** Whose favourite store is chosen. */
  region: CompanyRegion
  /** As the server says by now. */
  company: OwnCompany
  reload: () => void
  onDone: () => void
  onClose: () => void
}

/**
 * The name, the contact and the phone of a company, and the store that a region of it collects from first. Where another administrator saved meanwhile, what that is stands beside what was
 * typed, and the user decides which of them counts. [ROLE-003]
 */
export function EditCompany({ userId, region, company, reload, onDone, onClose }: EditCompanyProps) {
  const [definition] = useState(() => changeForm(userId, company, region.id))
  const form = useSubmission(
    definition,
    () => {
      onClose()
      onDone()
    },
    reload,
  )
  const close = () => closeUnlessSending(form.state, onClose)
  const isOutdated = !form.state.hasTag('busy') && !form.state.hasTag('sent') && company.version !== form.values.version
  return (
    <Dialog title="Изменить компанию" width={520} onClose={close}>
      <p className={styles.lead}>{`${taxNumbers(company)}: меняет только менеджер.`}</p>
      <FormView
        of={form}
        label="Изменить компанию"
        submit="Сохранить"
        submitting="Сохраняем…"
        isShort
        foot={(button) => (
          <DialogFoot>
            <Button variant="line" onClick={close}>
              Отмена
            </Button>
            {button}
          </DialogFoot>
        )}
      >
        {isOutdated && <Outdated company={company} onKeep={() => form.onChange('version', company.version)} onTake={take} />}
        <TextField
          of={form}
          name="company_name"
          hint="Так компания называется в&nbsp;магазине"
          maxLength={COMPANY_NAME_LENGTH}
          autoComplete="off"
          spellCheck={false}
          data-autofocus=""
        />
        <FieldPair>
          <TextField of={form} name="contact_name" maxLength={CONTACT_NAME_LENGTH} autoComplete="off" />
          <TextField of={form} name="contact_phone" type="tel" autoComplete="off" />
        </FieldPair>
        {regionState(region) !== 'blocked' && <FavoriteStore form={form} region={region} />}
      </FormView>
    </Dialog>
  )

  function take() {
    const fresh = typedOf(company, region.id)
    for (const name of ['company_name', 'contact_name', 'contact_phone', 'pickup_id', 'version'] as const) form.onChange(name, fresh[name])
  }
}

/** Which store of its city is proposed first to whoever buys for the region. [ROLE-003] */
function FavoriteStore({ form, region }: { form: BoundFields<TypedChange>; region: CompanyRegion }) {
  const stores = useResource('regions.pickupAddress', { params: { id: region.id } })
  if (stores.status === 'failed')
    return (
      <Note tone="warn" role="status">
        Склады не&nbsp;загрузились, выбранный склад останется прежним. {failureText(stores.error)}{' '}
        <TextLinkButton onClick={stores.reload}>Повторить</TextLinkButton>
      </Note>
    )
  const options = stores.status === 'ready' ? stores.data.items : []
  return (
    <SelectField
      of={form}
      name="pickup_id"
      hint={`Предлагается первым всем, кто покупает для региона ${region.store_city_name}`}
      options={options.map(({ id, name, address }) => [String(id), `${name}: ${address}`])}
      none={stores.status === 'loading' ? 'Загружаем склады…' : 'Основной склад города'}
    />
  )
}

/** What another administrator saved while this one typed. */
function Outdated({ company, onKeep, onTake }: { company: OwnCompany; onKeep: () => void; onTake: () => void }) {
  const { company_name, contact_name, contact_phone } = company
  const contact = [contact_name, contact_phone && formatPhone(contact_phone)].filter(Boolean).join(', ')
  return (
    <Note tone="warn" role="status">
      <p>
        Сейчас сохранено: {company_name}; контакт: {contact || 'не\u00a0указан'}. Ваши поля не&nbsp;тронуты.
      </p>
      <p className={styles.choice}>
        <Button variant="line" size="s" onClick={onTake}>
          Взять сохранённое
        </Button>
        <Button variant="line" size="s" onClick={onKeep}>
          Оставить моё
        </Button>
      </p>
    </Note>
  )
}
