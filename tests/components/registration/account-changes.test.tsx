import { cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { CodeField } from '../../../src/code-flow/code-field'
import { codeForm } from '../../../src/code-flow/code-form'
import { changeContact, contactForm } from '../../../src/code-flow/contact-change'
import { FlowStates } from '../../../src/code-flow/flow-states'
import { NewPasswordFields } from '../../../src/code-flow/new-password-fields'
import { passwordChangeForm } from '../../../src/code-flow/password-change'
import { secretsOf } from '../../../src/code-flow/read-secrets'
import { type CodeFlowActor, useCodeFlow } from '../../../src/code-flow/use-code-flow'
import { useOutcome } from '../../../src/form/action/use-outcome'
import { TextField } from '../../../src/form/fields'
import { keepDraft } from '../../../src/form/form-draft'
import { FormField } from '../../../src/form/form-field'
import { FormView } from '../../../src/form/form-view'
import { useForm } from '../../../src/form/use-form'
import { PasswordInput } from '../../../src/ui/controls/password-input'
import { codeTo, letterTo, PASSWORD } from '../../fake-server/registration/ask'
import { person } from '../../support/world'
import { fill, fillSecret, openWayIn, press } from './way-in'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const USER = 3
const REQUEST = 'request-of-a-change'

function Address({ flow }: { flow: CodeFlowActor }) {
  const [definition] = useState(() => contactForm({ userId: USER, contact: 'email', current: '', request: REQUEST }))
  const form = useForm(definition)
  useOutcome(form, {
    onSent: (answer) => {
      keepDraft(definition.name, form.values)
      flow.send({ type: 'code.requested', id: answer?.id ?? REQUEST })
    },
  })
  return (
    <FormView of={form} label="Новый адрес" submit="Получить код" submitting="…">
      <TextField of={form} name="address" />
    </FormView>
  )
}

function Code({ flow }: { flow: CodeFlowActor }) {
  const [definition] = useState(() => codeForm(flow.getSnapshot().context.id ?? ''))
  const form = useForm(definition)
  useOutcome(form, {
    onSent: (answer) => flow.send({ type: 'code.accepted', isHeard: answer !== null }),
    onRefused: () => flow.send({ type: 'code.refused' }),
  })
  return (
    <FormView of={form} label="Подтверждение" submit="Изменить email" submitting="…" readSecrets={secretsOf('code')}>
      <CodeField of={form} flow={flow} isLocked={form.isLocked} />
    </FormView>
  )
}

function EmailChange() {
  const flow = useCodeFlow({ name: 'change-email', kind: 'change', onFinished: () => {}, change: changeContact(USER, 'email') })
  return <FlowStates flow={flow} asking={<Address flow={flow} />} code={<Code flow={flow} />} done={<p>Email изменён</p>} />
}

function PasswordChange() {
  const [definition] = useState(() => passwordChangeForm(USER, person(USER).email))
  const form = useForm(definition)
  if (form.state.hasTag('sent')) return <p>Пароль изменён</p>
  return (
    <FormView of={form} label="Пароль" submit="Сменить" submitting="…" readSecrets={secretsOf('current_password', 'password', 'again')}>
      <FormField of={form} name="current_password">
        <PasswordInput name="current_password" autoComplete="current-password" />
      </FormField>
      <NewPasswordFields of={form} isLocked={form.isLocked} />
    </FormView>
  )
}

it('a new e-mail is confirmed by its code and then belongs to the account; the old one hears of it [CALL-010, CALL-014]', async () => {
  const { server, api } = await openWayIn(EmailChange, '/auth/reset', { as: USER })
  await fill({ 'Новый email': 'new@volga.example' })
  await press('Получить код')
  await screen.findByLabelText('Код')
  await fillSecret({ Код: await codeTo(server, 'new@volga.example') })
  await press('Изменить email')
  await screen.findByText('Email изменён')
  expect((await api('session.user', {})).email).toBe('new@volga.example')
  expect((await letterTo(server, person(USER).email))?.title).toBe('Email учётной записи изменён')
})

it('a password is changed by whoever knows the current one; a wrong one is told at its field [CALL-011]', async () => {
  const { api } = await openWayIn(PasswordChange, '/auth/reset', { as: USER })
  await fillSecret({ 'Текущий пароль': 'wrong', 'Новый пароль': PASSWORD, 'Новый пароль ещё раз': PASSWORD })
  await press('Сменить')
  await screen.findAllByText(/Текущий пароль не.подходит/)
  await fillSecret({ 'Текущий пароль': person(USER).password })
  await press('Сменить')
  await screen.findByText('Пароль изменён')
  await waitFor(async () => expect((await api('session.user', {})).id).toBe(USER))
})
