import { useState } from 'react'
import { type OwnCompany, taxNumbers } from '../../../../model/company/colleagues/own-company'
import { formatPhone } from '../../../../model/identity/phone'
import { COMPANY_NAME_LENGTH, CONTACT_NAME_LENGTH } from '../../../../model/limits'
import { FieldPair } from '../../../form/field-pair'
import { TextField } from '../../../form/fields'
import { FormView } from '../../../form/form-view'
import { Button } from '../../../ui/controls/button'
import { Dialog, DialogFoot } from '../../../ui/surfaces/dialog'
import { Note } from '../../../ui/surfaces/note'
import { closeUnlessSending } from '../../../form/action/action-dialog'
import { useSubmission } from '../../../form/action/use-submission'
import styles from '../companies-page.module.scss'
import { changeForm, typedOf } from './company-forms'

type EditCompanyProps = {
  userId: number
  /** As the server says by now. */
  company: OwnCompany
  reload: () => void
  onDone: () => void
  onClose: () => void
}

/**
 * The name, the contact and the phone of a company. Where another administrator saved meanwhile, what that is stands beside what was
 * typed, and the user decides which of them counts. [ROLE-003]
 */
export function EditCompany({ userId, company, reload, onDone, onClose }: EditCompanyProps) {
  const [definition] = useState(() => changeForm(userId, company))
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
      </FormView>
    </Dialog>
  )

  function take() {
    const fresh = typedOf(company)
    for (const name of ['company_name', 'contact_name', 'contact_phone', 'version'] as const) form.onChange(name, fresh[name])
  }
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
