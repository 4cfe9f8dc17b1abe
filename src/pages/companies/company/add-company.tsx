import { useState } from 'react'
import { Link } from 'wouter'
import { CompanyFields } from '../../../company-setup/company-fields'
import { useInnTaken } from '../../../company-setup/use-inn-taken'
import { FormView } from '../../../form/form-view'
import { useAppState } from '../../../shop/app-context'
import { Button } from '../../../ui/controls/button'
import { Dialog, DialogFoot } from '../../../ui/surfaces/dialog'
import { Note } from '../../../ui/surfaces/note'
import { closeUnlessSending } from '../../../form/action/action-dialog'
import { useSubmission } from '../../../form/action/use-submission'
import styles from '../companies-page.module.scss'
import { newCompanyForm } from './company-forms'

type AddCompanyProps = {
  userId: number
  /** `id` null: it was found to be added without its answer. */
  onDone: (id: number | null) => void
  onClose: () => void
}

/** Another company by INN, KPP and name; its store city is chosen next. [CALL-018, CALL-019] */
export function AddCompany({ userId, onDone, onClose }: AddCompanyProps) {
  const [definition] = useState(() => newCompanyForm(userId))
  const form = useSubmission(definition, (answer) => onDone(answer?.id ?? null))
  const isTaken = useInnTaken(form.values.inn)
  const email = useAppState((app) => app.context.user?.email ?? '')
  const close = () => closeUnlessSending(form.state, onClose)
  return (
    <Dialog title="Добавить компанию" width={520} onClose={close}>
      <p className={styles.lead}>На&nbsp;неё мы выставим счета и&nbsp;документы. Город выберете следующим шагом.</p>
      <FormView
        of={form}
        label="Добавить компанию"
        submit="Продолжить"
        submitting="Добавляем…"
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
        <CompanyFields
          of={form}
          isFirst
          taken={
            isTaken && (
              <Note tone="warn" role="status">
                Компания с&nbsp;таким ИНН уже зарегистрирована. Попросите приглашение у&nbsp;её администратора: пусть отправит его на&nbsp;
                {email}. Приглашение уже есть? <Link href="/invites">Введите код</Link>
              </Note>
            )
          }
        />
      </FormView>
    </Dialog>
  )
}
