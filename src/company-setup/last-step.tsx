import { useSelector } from '@xstate/react'
import { selectErrors, selectMadeName } from '../../machines/company-setup/company-setup.selectors'
import { failureText } from '../../model/api-error'
import { useResource } from '../hooks/data/use-resource'
import { Field } from '../ui/controls/field'
import { Select } from '../ui/controls/select'
import { TextLinkButton } from '../ui/controls/text-link-button'
import { Note } from '../ui/surfaces/note'
import { type SetupActor, SetupForm } from './setup-form'

/** The last step: the city whose store the company buys from. Its region begins on moderation. [STATE-006, STATE-007, DEC-036] */
export function LastStep({ setup, onClose }: { setup: SetupActor; onClose: () => void }) {
  const errors = useSelector(setup, selectErrors)
  const name = useSelector(setup, selectMadeName)
  const chosen = useSelector(setup, (state) => state.context.typed.store_city_id)
  const resource = useResource('storeCities.list', {})
  const cities = resource.status === 'ready' ? resource.data.items : []
  const city = cities.find(({ id }) => id === chosen)
  return (
    <SetupForm
      setup={setup}
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
      <Field label="Город" hint={city ? `Склад: ${city.address}` : 'Другие города можно добавить потом'} error={errors.store_city_id}>
        <Select
          name="store_city_id"
          data-autofocus=""
          value={city ? String(city.id) : ''}
          onChange={({ currentTarget: { value } }) =>
            setup.send({ type: 'field.typed', field: 'store_city_id', value: value === '' ? null : Number(value) })
          }
        >
          <option value="">{resource.status === 'loading' ? 'Загружаем города…' : 'Не выбран'}</option>
          {cities.map(({ id, name: option }) => (
            <option key={id} value={id}>
              {option}
            </option>
          ))}
        </Select>
      </Field>
      {resource.status === 'failed' && (
        <Note tone="warn" role="status">
          Города не&nbsp;загрузились. {failureText(resource.error)} <TextLinkButton onClick={resource.reload}>Повторить</TextLinkButton>
        </Note>
      )}
    </SetupForm>
  )
}
