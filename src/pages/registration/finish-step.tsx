import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Link } from 'wouter'
import { otherWayIn } from '../../../model/routing/return-address'
import { CodeField } from '../../code-flow/code-field'
import styles from '../../code-flow/code-flow.module.scss'
import { NewPasswordFields } from '../../code-flow/new-password-fields'
import { secretsOf } from '../../code-flow/read-secrets'
import type { CodeFlowActor } from '../../code-flow/use-code-flow'
import { useOutcome } from '../../form/action/use-outcome'
import { CityField } from '../../company-setup/city-field'
import { readDraft } from '../../form/form-draft'
import { FormView } from '../../form/form-view'
import { useForm } from '../../form/use-form'
import { useDrawnPath } from '../../hooks/screen/use-navigation'
import { DETAILS } from './details-form'
import { finishForm } from './finish-form'

const readSecrets = secretsOf('code', 'password', 'again')

/** The second step: the code of the letter, the password, the store city. [DEC-036, DEC-037] */
export function FinishStep({ flow, isWithCompany }: { flow: CodeFlowActor; isWithCompany: boolean }) {
  const id = useSelector(flow, (state) => state.context.id ?? '')
  const [definition] = useState(() => finishForm({ id, email: typedEmail(), isWithCompany }))
  const form = useForm(definition)
  useOutcome(form, {
    onSent: (answer) => flow.send({ type: 'code.accepted', isHeard: answer !== null }),
    onRefused: () => flow.send({ type: 'code.refused' }),
  })
  const path = useDrawnPath()
  return (
    <>
      <FormView
        of={form}
        label="Регистрация: код и пароль"
        submit="Завершить регистрацию"
        submitting="Завершаем…"
        readSecrets={readSecrets}
      >
        <CodeField of={form} flow={flow} isLocked={form.isLocked} />
        <NewPasswordFields of={form} isLocked={form.isLocked} />
        {isWithCompany && <CityField of={form} hint="Со склада этого города вы будете покупать. Другие можно добавить потом" />}
      </FormView>
      <p className={styles.other}>
        В&nbsp;письме нет кода? Значит, этот email или телефон уже зарегистрирован:{' '}
        <Link href={otherWayIn('/auth/login', path)}>войдите</Link> или{' '}
        <Link href={otherWayIn('/auth/reset', path)}>восстановите пароль</Link>.
      </p>
    </>
  )
}

/** The e-mail of the first step, which the password may not be; the server checks that too. */
function typedEmail(): string {
  const { email } = readDraft(DETAILS, { email: '' })
  return typeof email === 'string' ? email : ''
}
