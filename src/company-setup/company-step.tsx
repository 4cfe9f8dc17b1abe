import { useSelector } from '@xstate/react'
import { Link } from 'wouter'
import { selectIsTaken } from '../../machines/company-setup/company-setup.selectors'
import { useAppState } from '../shop/app-context'
import { Note } from '../ui/surfaces/note'
import { CompanyFields } from './company-fields'
import { SetupForm } from './setup-form'
import { type SetupActor, useSetupFields } from './use-setup-fields'

/** The first step: INN, KPP and name. An INN that is registered already leads to an invitation. [STATE-005, DEC-036, DEC-043] */
export function CompanyStep({ setup, onClose }: { setup: SetupActor; onClose: () => void }) {
  const fields = useSetupFields(setup)
  const isTaken = useSelector(setup, selectIsTaken)
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
      <CompanyFields
        of={fields}
        isFirst
        taken={
          isTaken && (
            <Note tone="warn">
              Попросите приглашение у&nbsp;того, кто её зарегистрировал: пусть отправит его на&nbsp;{email}. Приглашение уже есть?{' '}
              <Link href="/invites" onClick={onClose}>
                Введите код
              </Link>
            </Note>
          )
        }
      />
    </SetupForm>
  )
}
