import { useSelector } from '@xstate/react'
import { selectMadeName } from '../../machines/company-setup/company-setup.selectors'
import { failureText } from '../../model/api-error'
import { SelectField } from '../form/fields'
import { useResource } from '../hooks/data/use-resource'
import { TextLinkButton } from '../ui/controls/text-link-button'
import { Note } from '../ui/surfaces/note'
import { SetupForm } from './setup-form'
import { type SetupActor, useSetupFields } from './use-setup-fields'

/** The last step: the city whose store the company buys from. Its region begins on moderation. [STATE-006, STATE-007, DEC-036] */
export function LastStep({ setup, onClose }: { setup: SetupActor; onClose: () => void }) {
  const fields = useSetupFields(setup)
  const name = useSelector(setup, selectMadeName)
  const chosen = useSelector(setup, (state) => state.context.typed.store_city_id)
  const resource = useResource('storeCities.list', {})
  const cities = resource.status === 'ready' ? resource.data.items : []
  const city = cities.find(({ id }) => id === chosen)
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
      <SelectField
        of={fields}
        name="store_city_id"
        hint={city ? `Склад: ${city.address}` : 'Другие города можно добавить потом'}
        options={cities.map((each) => [String(each.id), each.name])}
        none={resource.status === 'loading' ? 'Загружаем города…' : 'Не выбран'}
        data-autofocus=""
      />
      {resource.status === 'failed' && (
        <Note tone="warn" role="status">
          Города не&nbsp;загрузились. {failureText(resource.error)} <TextLinkButton onClick={resource.reload}>Повторить</TextLinkButton>
        </Note>
      )}
    </SetupForm>
  )
}
