import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { innCheckMachine } from '../../../machines/code-flow/inn-check.machine'
import { isPersonInn } from '../../../model/identity/company-form'
import { COMPANY_NAME_LENGTH } from '../../../model/limits'
import { otherWayIn } from '../../../model/routing/return-address'
import { pageCall } from '../../api/page-call'
import type { CodeFlowActor } from '../../code-flow/use-code-flow'
import { useOutcome } from '../../code-flow/use-outcome'
import { FieldPair } from '../../form/field-pair'
import { CheckField, TextField } from '../../form/fields'
import { keepDraft } from '../../form/form-draft'
import { FormView } from '../../form/form-view'
import { useForm } from '../../form/use-form'
import { useOwnActor } from '../../hooks/data/use-own-actor'
import { useDrawnPath } from '../../hooks/screen/use-navigation'
import { randomId } from '../../platform/random-id'
import { useApi } from '../../shop/api-context'
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
  const isTaken = useIsTaken(form.values.inn)
  const isPerson = isPersonInn(form.values.inn)
  return (
    <FormView of={form} label="Регистрация: компания и контакты" submit="Получить код" submitting="Отправляем код…">
      {inviteCode === null ? (
        <>
          <FieldPair>
            <TextField
              of={form}
              name="inn"
              hint="10 цифр, у предпринимателя 12"
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
            />
            <TextField
              of={form}
              name="kpp"
              hint={isPerson ? 'У предпринимателя КПП нет' : '9 знаков'}
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
              disabled={isPerson}
            />
          </FieldPair>
          {isTaken && <Taken />}
          <TextField
            of={form}
            name="company_name"
            hint="Как в договоре, например ООО «Ромашка»"
            maxLength={COMPANY_NAME_LENGTH}
            autoComplete="organization"
            spellCheck={false}
          />
        </>
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

/** Whether a company with the typed INN is registered, as far as the server has said. */
function useIsTaken(inn: string): boolean {
  const api = useApi()
  const [machine] = useState(() =>
    innCheckMachine.provide({
      actors: {
        checkInn: pageCall(async ({ input, signal }) => (await api('companies.checkInn', { query: input }, { signal })).count),
      },
    }),
  )
  const check = useOwnActor(machine)
  useEffect(() => check.send({ type: 'inn.typed', inn }), [check, inn])
  return useSelector(check, (state) => state.hasTag('taken'))
}
