import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { formatPhone } from '../../../../model/identity/phone'
import type { User } from '../../../../model/identity/user'
import { CodeField } from '../../../code-flow/code-field'
import { codeForm } from '../../../code-flow/code-form'
import { changeContact, changeName, type Contact, contactForm } from '../../../code-flow/contact-change'
import { FlowStates } from '../../../code-flow/flow-states'
import { secretsOf } from '../../../code-flow/read-secrets'
import { isFlowBegun } from '../../../code-flow/stored-flow'
import { type CodeFlowActor, useCodeFlow } from '../../../code-flow/use-code-flow'
import { useOutcome } from '../../../form/action/use-outcome'
import { TextField } from '../../../form/fields'
import { keepDraft, readDraft } from '../../../form/form-draft'
import { fieldId } from '../../../form/form-fields'
import { FormView } from '../../../form/form-view'
import { useForm } from '../../../form/use-form'
import { randomId } from '../../../platform/random-id'
import { useApp } from '../../../shop/app-context'
import { Button } from '../../../ui/controls/button'
import { focusField } from '../../../ui/form/focus-field'
import { Note } from '../../../ui/surfaces/note'
import styles from '../account-page.module.scss'
import { EditablePanel } from './editable-panel'

const WORDS = {
  email: {
    title: 'Email',
    none: 'Не указан',
    form: 'Изменить email',
    hint: 'Придёт письмо с\u00a0кодом. До\u00a0подтверждения действует прежний адрес',
    done: 'Email изменён: теперь входите с\u00a0ним. На\u00a0прежний адрес мы об\u00a0этом написали.',
  },
  phone: {
    title: 'Телефон',
    none: 'Не указан',
    form: 'Изменить телефон',
    hint: 'Придёт SMS с\u00a0кодом. До\u00a0подтверждения действует прежний номер',
    done: 'Телефон изменён: теперь входите с\u00a0ним. На\u00a0вашу почту мы об\u00a0этом написали.',
  },
} as const
const readCode = secretsOf('code')

type ContactProps = { user: User; contact: Contact }
type EditProps = ContactProps & { onDone: () => void; onCancel: () => void }
type StepProps = { flow: CodeFlowActor; user: User; contact: Contact; onCancel: () => void }

/** The e-mail or the phone of the account; another one counts once its code was typed. A flow that was begun goes on after a reload. [CALL-010, CALL-014, DEC-073] */
export function ContactPanel({ user, contact }: ContactProps) {
  const name = changeName(contact)
  const { title, none, done: doneText } = WORDS[contact]
  const [isEditing, setEditing] = useState(() => isFlowBegun(name) || 'address' in readDraft(name, { address: '' }))
  const [done, setDone] = useState<string | null>(null)
  const close = () => {
    keepDraft(name, null)
    setEditing(false)
  }
  const value = contact === 'phone' ? formatPhone(user.phone) : user.email
  return (
    <EditablePanel title={title} value={value || none} isEditing={isEditing} onEdit={() => setEditing(true)} done={done}>
      <ContactFlow
        user={user}
        contact={contact}
        onCancel={close}
        onDone={() => {
          setDone(doneText)
          close()
        }}
      />
    </EditablePanel>
  )
}

function ContactFlow({ user, contact, onDone, onCancel }: EditProps) {
  const app = useApp()
  const flow = useCodeFlow({
    name: changeName(contact),
    kind: 'change',
    change: changeContact(user.id, contact),
    onFinished: (isHeard) => {
      if (!isHeard) app.send({ type: 'data.changed', tags: ['user'], region: null })
      onDone()
    },
  })
  const cancel = () => {
    flow.send({ type: 'flow.restarted' })
    onCancel()
  }
  const of = { flow, user, contact, onCancel: cancel }
  return <FlowStates flow={flow} asking={<AddressStep {...of} />} code={<CodeStep {...of} />} done={null} />
}

/** Where the code is to be sent. */
function AddressStep({ flow, user, contact, onCancel }: StepProps) {
  const [{ definition, request }] = useState(() => {
    const id = randomId()
    return { definition: contactForm({ userId: user.id, contact, current: user[contact], request: id }), request: id }
  })
  const form = useForm(definition)
  useOutcome(form, {
    onSent: (answer) => {
      // What the code confirms is read from here at the end.
      keepDraft(definition.name, form.values)
      flow.send({ type: 'code.requested', id: answer?.id ?? request })
    },
  })
  const { form: label, hint } = WORDS[contact]
  const isEmail = contact === 'email'
  return (
    <FormView
      of={form}
      label={label}
      submit="Получить код"
      submitting="Отправляем код…"
      variant="fill"
      isShort
      aside={!form.isLocked && <Button onClick={onCancel}>Отмена</Button>}
    >
      <TextField
        of={form}
        name="address"
        hint={hint}
        type={isEmail ? 'email' : 'tel'}
        autoComplete={isEmail ? 'email' : 'tel'}
        autoCapitalize="off"
        spellCheck={false}
      />
    </FormView>
  )
}

/** The code that was sent there. Right code that did not change anything: the change is tried again, not the code. */
function CodeStep({ flow, contact, onCancel }: StepProps) {
  const [definition] = useState(() => codeForm(flow.getSnapshot().context.id ?? ''))
  const form = useForm(definition)
  const isUnchanged = useSelector(flow, (state) => state.can({ type: 'flow.retried' }))
  const hasAppeared = useRef(false)
  useOutcome(form, {
    onSent: (answer) => flow.send({ type: 'code.accepted', isHeard: answer !== null }),
    onRefused: () => flow.send({ type: 'code.refused' }),
  })
  useEffect(() => {
    if (hasAppeared.current) return
    hasAppeared.current = true
    focusField(fieldId(definition, 'code'))
  }, [definition])
  if (isUnchanged) return <Unchanged flow={flow} contact={contact} onCancel={onCancel} />
  return (
    <FormView
      of={form}
      label={`${WORDS[contact].form}: код`}
      submit="Подтвердить"
      submitting="Проверяем…"
      readSecrets={readCode}
      variant="fill"
      isShort
      aside={!form.isLocked && <Button onClick={onCancel}>Отмена</Button>}
    >
      <CodeField of={form} flow={flow} isLocked={form.isLocked} />
    </FormView>
  )
}

/** The code was right, and the server has refused the change itself. */
function Unchanged({ flow, contact, onCancel }: Pick<StepProps, 'flow' | 'contact' | 'onCancel'>) {
  const refusal = useSelector(flow, (state) => state.context.refusal)
  return (
    <>
      <Note tone="bad" role="alert">
        {contact === 'email' ? 'Email не\u00a0изменён.' : 'Телефон не\u00a0изменён.'} {refusal}
      </Note>
      <p className={styles.actions}>
        <Button variant="fill" onClick={() => flow.send({ type: 'flow.retried' })}>
          Повторить
        </Button>
        <Button onClick={onCancel}>Отмена</Button>
      </p>
    </>
  )
}
