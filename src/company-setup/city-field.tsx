import type { ReactNode } from 'react'
import { failureText } from '../../model/api-error'
import type { BoundFields } from '../form/form-fields'
import { SelectField } from '../form/fields'
import { useResource } from '../hooks/data/use-resource'
import { TextLinkButton } from '../ui/controls/text-link-button'
import { Note } from '../ui/surfaces/note'

type CityFieldProps = {
  of: BoundFields<{ store_city_id: string }>
  /** While none is chosen; then the address of its store stands there. */
  hint: ReactNode
  /** The dialog around it begins here. */
  isFirst?: boolean
  /** Cities that cannot be chosen. */
  without?: readonly number[]
}

/** The city from whose store a company buys. [DEC-036] */
export function CityField({ of, hint, isFirst = false, without = [] }: CityFieldProps) {
  const resource = useResource('storeCities.list', {})
  const cities = resource.status === 'ready' ? resource.data.items : []
  const city = cities.find(({ id }) => String(id) === of.values.store_city_id)
  return (
    <>
      <SelectField
        of={of}
        name="store_city_id"
        hint={city ? `Склад: ${city.address}` : hint}
        options={cities.filter(({ id }) => !without.includes(id)).map(({ id, name }) => [String(id), name])}
        none={resource.status === 'loading' ? 'Загружаем города…' : 'Не выбран'}
        {...(isFirst && { 'data-autofocus': '' })}
      />
      {resource.status === 'failed' && (
        <Note tone="warn" role="status">
          Города не&nbsp;загрузились. {failureText(resource.error)} <TextLinkButton onClick={resource.reload}>Повторить</TextLinkButton>
        </Note>
      )}
    </>
  )
}
