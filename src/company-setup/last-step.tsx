import { useSelector } from '@xstate/react'
import { selectMadeName } from '../../machines/company-setup/company-setup.selectors'
import { CityField } from './city-field'
import { SetupForm } from './setup-form'
import { type SetupActor, useSetupFields } from './use-setup-fields'

/** The last step: the city whose store the company buys from. Its region begins on moderation. [STATE-006, STATE-007, DEC-036] */
export function LastStep({ setup, onClose }: { setup: SetupActor; onClose: () => void }) {
  const fields = useSetupFields(setup)
  const name = useSelector(setup, selectMadeName)
  return (
    <SetupForm
      setup={setup}
      fields={fields}
      title="Остался последний шаг"
      lead={
        <>
          Шаг 2 из&nbsp;2. {name ? `${name}: компания создана.` : 'Ваша компания создана.'} Выберите город, со&nbsp;склада которого
          покупать: так у&nbsp;компании появится первый регион. Мы&nbsp;проверим его, и&nbsp;откроются персональные цены.
        </>
      }
      submit="Завершить регистрацию"
      doubt="Сервер не отвечает, и неизвестно, создан ли регион. Узнаём сами; второй раз он не создастся."
      onClose={onClose}
    >
      <CityField of={fields} hint="Другие города можно добавить потом" isFirst />
    </SetupForm>
  )
}
