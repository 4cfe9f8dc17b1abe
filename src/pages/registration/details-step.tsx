import { useState } from 'react'
import { Link } from 'wouter'
import { otherWayIn } from '../../../model/routing/return-address'
import type { CodeFlowActor } from '../../code-flow/use-code-flow'
import { useOutcome } from '../../form/action/use-outcome'
import { CompanyFields } from '../../company-setup/company-fields'
import { useInnTaken } from '../../company-setup/use-inn-taken'
import { FieldPair } from '../../form/field-pair'
import { CheckField, TextField } from '../../form/fields'
import { keepDraft } from '../../form/form-draft'
import { FormView } from '../../form/form-view'
import { useForm } from '../../form/use-form'
import { useDrawnPath } from '../../hooks/screen/use-navigation'
import { randomId } from '../../platform/random-id'
import { Note } from '../../ui/surfaces/note'
import { DETAILS, detailsForm } from './details-form'

/** The first step: the company, unless an invitation leads into one, and who registers. [DEC-036, DEC-040] */
export function DetailsStep({ flow, inviteCode }: { flow: CodeFlowActor; inviteCode: string | null }) {
  const [{ definition, request }] = useState(() => {
    const id = randomId()
    return { definition: detailsForm(id, inviteCode), request: id }
  })
  const form = useForm(definition)
  useOutcome(form, {
    onSent: (answer) => {
      // Whoever comes back to correct the e-mail finds all that was typed.
      keepDraft(DETAILS, form.values)
      flow.send({ type: 'code.requested', id: answer?.id ?? request })
    },
  })
  const isTaken = useInnTaken(form.values.inn)
  return (
    <FormView of={form} label="Регистрация: компания и контакты" submit="Получить код" submitting="Отправляем код…">
      {inviteCode === null ? (
        <CompanyFields of={form} isOwn taken={isTaken && <Taken />} />
      ) : (
        <Note>Вы регистрируетесь по&nbsp;приглашению в&nbsp;компанию. Укажите email, на&nbsp;который оно пришло.</Note>
      )}
      <TextField of={form} name="name" autoComplete="name" />
      <FieldPair>
        <TextField of={form} name="email" type="email" hint="На него придёт код" autoComplete="email" />
        <TextField of={form} name="phone" type="tel" autoComplete="tel" />
      </FieldPair>
      <CheckField of={form} name="consent">
        Согласен на&nbsp;обработку <Link href="/info/confidential">персональных данных</Link>
      </CheckField>
    </FormView>
  )
}

/** A company that is registered already is joined by an invitation. */
function Taken() {
  const path = useDrawnPath()
  return (
    <Note tone="warn" role="status">
      Компания с&nbsp;таким ИНН уже зарегистрирована. Попросите приглашение у&nbsp;того, кто её зарегистрировал. Приглашение уже есть?{' '}
      <Link href="/invites">Введите код</Link>. Это ваша учётная запись? <Link href={otherWayIn('/auth/login', path)}>Войдите</Link>.
    </Note>
  )
}
