import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { selectErrors, selectIsTaken } from '../../machines/company-setup/company-setup.selectors'
import { type CompanyField, isPersonInn } from '../../model/identity/company-form'
import { COMPANY_NAME_LENGTH } from '../../model/limits'
import { useAppState } from '../shop/app-context'
import { Field } from '../ui/controls/field'
import { TextInput } from '../ui/controls/text-input'
import { Note } from '../ui/surfaces/note'
import { type SetupActor, SetupForm } from './setup-form'
import styles from './setup.module.scss'

/** The first step: INN, KPP and name. An INN that is registered already leads to an invitation. [STATE-005, DEC-036, DEC-043] */
export function CompanyStep({ setup, onClose }: { setup: SetupActor; onClose: () => void }) {
  const errors = useSelector(setup, selectErrors)
  const isTaken = useSelector(setup, selectIsTaken)
  const isPerson = useSelector(setup, (state) => isPersonInn(state.context.typed.inn))
  const isBusy = useSelector(setup, (state) => state.hasTag('busy'))
  const email = useAppState((app) => app.context.user?.email ?? '')
  // What is typed stands in the field itself; the machine has a copy for the next time.
  const wiring = (field: CompanyField): ComponentProps<typeof TextInput> => ({
    name: field,
    defaultValue: setup.getSnapshot().context.typed[field],
    readOnly: isBusy,
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event) => setup.send({ type: 'field.typed', field, value: event.currentTarget.value }),
    // Words that come between the press of a button and its release would move it away from under the pointer.
    onBlur: ({ relatedTarget }) => {
      if (!(relatedTarget instanceof HTMLButtonElement)) setup.send({ type: 'field.left', field })
    },
  })
  return (
    <SetupForm
      setup={setup}
      title="Регистрация компании"
      lead={
        <>
          Шаг 1 из&nbsp;2. Цены, корзина и&nbsp;заказы появятся, когда у&nbsp;вас будет компания: на&nbsp;неё мы выставим счета
          и&nbsp;документы.
        </>
      }
      submit="Продолжить"
      doubt="Сервер не отвечает, и неизвестно, создана ли компания. Узнаём сами; второй раз она не создастся."
      onClose={onClose}
    >
      <div className={styles.numbers}>
        <Field label="ИНН" hint="10 цифр, у предпринимателя 12" error={errors.inn}>
          <TextInput {...wiring('inn')} inputMode="numeric" data-autofocus="" />
        </Field>
        <Field label="КПП" hint={isPerson ? 'У предпринимателя КПП нет' : '9 знаков'} error={errors.kpp}>
          <TextInput {...wiring('kpp')} inputMode="numeric" disabled={isPerson} />
        </Field>
      </div>
      {isTaken && (
        <Note tone="warn">
          Попросите приглашение у&nbsp;того, кто её зарегистрировал: пусть отправит его на&nbsp;{email}. Приглашение уже есть?{' '}
          <Link href="/invites" onClick={onClose}>
            Введите код
          </Link>
        </Note>
      )}
      <Field label="Название компании" hint="Как в договоре, например ООО «Ромашка»" error={errors.company_name}>
        <TextInput {...wiring('company_name')} maxLength={COMPANY_NAME_LENGTH} />
      </Field>
    </SetupForm>
  )
}
