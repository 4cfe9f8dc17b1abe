import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import type { LoginErrors, loginFormMachine } from '../../machines/session/login-form.machine'
import { selectSilence } from '../../machines/session/session.selectors'
import type { Silence } from '../../machines/session/session.setup'
import { LOST_CODE_ADVICE } from '../../model/lost-code'
import type { User } from '../../model/identity/user'
import { otherWayIn } from '../../model/routing/return-address'
import { Secret } from '../../model/identity/secret'
import { useAppActor, useCustomerState } from '../shop/app-context'
import type { DemoPerson } from '../demo/demo'
import { FormField } from '../form/form-field'
import { FormFrame } from '../form/form-frame'
import { PauseLeft } from '../form/pause-left'
import { useDrawnPath } from '../hooks/screen/use-navigation'
import { useDemo, useDemoPick } from '../demo/demo-context'
import { DemoPeople } from '../demo/demo-people'
import { Button } from '../ui/controls/button'
import { PasswordInput } from '../ui/controls/password-input'
import { TextInput } from '../ui/controls/text-input'
import { Disclosure } from '../ui/surfaces/disclosure'
import { Note } from '../ui/surfaces/note'
import styles from './login-form.module.scss'

const NO_ERRORS: LoginErrors = {}
const LABELS = { login: 'Email или телефон', password: 'Пароль' }

export type LoginFormProps = {
  /** Called when a link leads away from the form. */
  onLeave?: (() => void) | undefined
  /** The first field to be filled takes the focus when the form appears in a dialog. */
  isFocused?: boolean | undefined
}

/**
 * E-mail or phone and password, for the page and the popup alike. The password stays in its field until the submit, goes into a
 * Secret and out of the field. Whose login has run out need not say again who he is. [STATE-001, NAV-018, DEC-008, DEC-047]
 */
export function LoginForm({ onLeave, isFocused = false }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const session = useAppActor('session')
  // Nothing but the login form is invoked under this id.
  const actor = useSelector(session, (state) => state?.children.loginForm as ActorRefFrom<typeof loginFormMachine> | undefined)
  const errors = useSelector(actor, (state) => state?.context.errors ?? NO_ERRORS)
  // The popup may stand over the page of the login, which has the same form.
  const fields = { name: useId(), labels: LABELS, errors }
  const waitUntil = useSelector(actor, (state) => state?.context.waitUntil ?? null)
  const isSending = useSelector(actor, (state) => state?.hasTag('busy') ?? false)
  const silence = useSelector(session, selectSilence)
  const known = useCustomerState((customer) => (customer?.hasTag('suspended') ? nameOf(customer.context.user) : ''))
  const path = useDrawnPath()
  const demo = useDemo()
  useDemoFilling(form)

  const { isCodeThere, isCodeLost, wantCode, watchLoss } = useCustomerCode()

  // A quick submit, before it is known that nobody is logged in, or before the code of the customer is there, is made then; until then
  // both fields keep what was typed.
  const [isWaiting, setWaiting] = useState(false)
  const isReady = actor !== undefined && isCodeThere
  const isBusy = isSending || (isWaiting && !isCodeThere)
  useEffect(() => {
    if (isWaiting && isReady) form.current?.requestSubmit()
  }, [isWaiting, isReady])
  useEffect(() => (isWaiting ? watchLoss(() => setWaiting(false)) : undefined), [isWaiting, watchLoss])

  function submit(element: HTMLFormElement) {
    setWaiting(!isReady)
    if (!isReady) return wantCode()
    const typed = new FormData(element)
    actor.send({
      type: 'login.submitted',
      login: textOf(typed, 'login'),
      password: new Secret(textOf(typed, 'password')),
    })
    if (actor.getSnapshot().hasTag('busy')) fill(element, 'password', '')
  }

  return (
    <div className={styles.login}>
      {silence && (
        <Note tone="warn" role="status">
          {WHY[silence]} вход ещё не подтверждён. Пробуем снова сами.
        </Note>
      )}
      {isCodeLost && (
        <Note tone="bad" role="alert">
          Часть магазина, без которой не&nbsp;войти, не&nbsp;загрузилась. {LOST_CODE_ADVICE}
        </Note>
      )}
      <FormFrame
        ref={form}
        of={fields}
        label="Вход"
        isShort
        refusal={errors.form}
        fieldAfterRefusal="password"
        isBusy={isBusy}
        onSubmit={submit}
        foot={
          <>
            <Button type="submit" variant="main" size="l" wide busy={isBusy}>
              Войти
            </Button>
            {waitUntil !== null && <PauseLeft until={waitUntil} />}
          </>
        }
      >
        <FormField of={fields} name="login">
          <TextInput
            name="login"
            defaultValue={known}
            autoComplete="username"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            inputMode="email"
            data-autofocus={(isFocused && known === '') || undefined}
          />
        </FormField>
        <div className={styles.password}>
          <FormField of={fields} name="password">
            <PasswordInput name="password" autoComplete="current-password" data-autofocus={(isFocused && known !== '') || undefined} />
          </FormField>
          <Link href={otherWayIn('/auth/reset', path)} onClick={onLeave}>
            Забыли пароль?
          </Link>
        </div>
      </FormFrame>
      <p className={styles.other}>
        Ещё не работаете с нами?{' '}
        <Link href={otherWayIn('/auth/registration', path)} onClick={onLeave}>
          Зарегистрировать компанию
        </Link>
      </p>
      {demo && (
        <Disclosure title="Демо: войти как…" isOpen className={styles.demo}>
          <DemoPeople people={demo.people} onPick={(person) => fillPerson(form.current, person)} />
        </Disclosure>
      )}
    </div>
  )
}

const WHY: Readonly<Record<Silence, string>> = {
  unanswered: 'Сервер не\u00a0отвечает, поэтому',
  throttled: 'Слишком много запросов подряд, сервер просит подождать:',
  foreign: 'Ответил не\u00a0магазин, а\u00a0проверка браузера или вход в\u00a0сеть, поэтому',
  lost: 'Часть магазина не\u00a0загрузилась, поэтому',
}

/** The code that whoever logs in needs: it is fetched as soon as the form is there, and again when that was in vain. */
function useCustomerCode() {
  const code = useAppActor('customerCode')
  const isCodeThere = useSelector(code, (state) => state?.hasTag('there') ?? false)
  const isCodeLost = useSelector(code, (state) => state?.hasTag('lost') ?? false)
  const wantCode = useCallback(() => code?.send({ type: 'code.wanted' }), [code])
  useEffect(() => wantCode(), [wantCode])
  /** Tells when it did not come. @returns how to end that */
  const watchLoss = useCallback(
    (tell: () => void) => {
      const watch = code?.subscribe((state) => {
        if (state.hasTag('lost')) tell()
      })
      return () => watch?.unsubscribe()
    },
    [code],
  )
  return { isCodeThere, isCodeLost, wantCode, watchLoss }
}

/** A person picked in the demo's panel stands in the form as soon as it appears. */
function useDemoFilling(form: React.RefObject<HTMLFormElement | null>) {
  const { picked, pick } = useDemoPick()
  useLayoutEffect(() => {
    if (!picked) return
    fillPerson(form.current, picked)
    pick(null)
  }, [form, picked, pick])
}

function fillPerson(form: HTMLFormElement | null, { email, password }: DemoPerson) {
  fill(form, 'login', email)
  fill(form, 'password', password)
  form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
}

/** What somebody logs in as. */
const nameOf = ({ email, phone }: User) => email || phone

type FieldName = 'login' | 'password'
const fieldOf = (form: HTMLFormElement | null, name: FieldName) => form?.querySelector<HTMLInputElement>(`[name="${name}"]`)
function textOf(typed: FormData, name: FieldName): string {
  const text = typed.get(name)
  return typeof text === 'string' ? text : ''
}
/** Sets the property alone: the attribute, which stands in the page's text, stays empty. */
function fill(form: HTMLFormElement | null, name: FieldName, text: string) {
  const field = fieldOf(form, name)
  if (field) field.value = text
}
