import { useState } from 'react'
import { Link } from 'wouter'
import { COVER_LETTER_LENGTH, type Job, RESUME_LIMITS } from '../../../model/content/job'
import { formatPhone } from '../../../model/identity/phone'
import { useAppState } from '../../shop/app-context'
import { FieldPair } from '../../form/field-pair'
import { AreaField, CheckField, FilesField, TextField } from '../../form/fields'
import { FormSent } from '../../form/form-sent'
import { FormView } from '../../form/form-view'
import { useForm } from '../../form/use-form'
import { applicationForm } from './application-form'

/** The application for one vacancy; sent, it says what follows. The `job` of one stays the same. */
export function Application({ job: { id, title } }: { job: Pick<Job, 'id' | 'title'> }) {
  const user = useAppState((app) => app.context.user)
  const [definition] = useState(() => applicationForm(id))
  const form = useForm(definition, { ...(user && { name: user.name, email: user.email, phone: user.phone && formatPhone(user.phone) }) })
  if (form.state.matches('sent')) return <FormSent title="Отклик принят">Ответ придёт на&nbsp;{form.values.email}.</FormSent>
  return (
    <FormView of={form} label={`Отклик на\u00a0вакансию «${title}»`} submit="Отправить" submitting="Отправляем…">
      <FieldPair>
        <TextField of={form} name="name" autoComplete="name" />
        <TextField of={form} name="phone" type="tel" autoComplete="tel" />
      </FieldPair>
      <FieldPair>
        <TextField of={form} name="email" type="email" autoComplete="email" />
        <TextField of={form} name="city" autoComplete="address-level2" />
      </FieldPair>
      <AreaField of={form} name="cover_letter" max={COVER_LETTER_LENGTH} rows={5} />
      <FilesField of={form} name="resume" limits={RESUME_LIMITS} />
      <CheckField of={form} name="consent">
        Согласен на&nbsp;обработку <Link href="/info/confidential">персональных данных</Link>
      </CheckField>
    </FormView>
  )
}
