import { useSelector } from '@xstate/react'
import { Link } from 'wouter'
import { selectIsTaken } from '../../machines/company-setup/company-setup.selectors'
import { isPersonInn } from '../../model/identity/company-form'
import { COMPANY_NAME_LENGTH } from '../../model/limits'
import { useAppState } from '../shop/app-context'
import { FieldPair } from '../form/field-pair'
import { TextField } from '../form/fields'
import { Note } from '../ui/surfaces/note'
import { SetupForm } from './setup-form'
import { type SetupActor, useSetupFields } from './use-setup-fields'

/** The first step: INN, KPP and name. An INN that is registered already leads to an invitation. [STATE-005, DEC-036, DEC-043] */
export function CompanyStep({ setup, onClose }: { setup: SetupActor; onClose: () => void }) {
  const fields = useSetupFields(setup)
  const isTaken = useSelector(setup, selectIsTaken)
  const isPerson = useSelector(setup, (state) => isPersonInn(state.context.typed.inn))
  const email = useAppState((app) => app.context.user?.email ?? '')
  return (
    <SetupForm
      setup={setup}
      fields={fields}
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
      <FieldPair>
        <TextField
          of={fields}
          name="inn"
          hint="10 цифр, у предпринимателя 12"
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          data-autofocus=""
        />
        <TextField
          of={fields}
          name="kpp"
          hint={isPerson ? 'У предпринимателя КПП нет' : '9 знаков'}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          disabled={isPerson}
        />
      </FieldPair>
      {isTaken && (
        <Note tone="warn">
          Попросите приглашение у&nbsp;того, кто её зарегистрировал: пусть отправит его на&nbsp;{email}. Приглашение уже есть?{' '}
          <Link href="/invites" onClick={onClose}>
            Введите код
          </Link>
        </Note>
      )}
      <TextField
        of={fields}
        name="company_name"
        hint="Как в договоре, например ООО «Ромашка»"
        maxLength={COMPANY_NAME_LENGTH}
        autoComplete="off"
        spellCheck={false}
      />
    </SetupForm>
  )
}
