import { failureText } from '../../../../model/api-error'
import { weekdaysText } from '../../../../model/company/week-schedule'
import { useResource } from '../../../hooks/data/use-resource'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Delayed } from '../../../ui/feedback/delayed'
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows'
import { Table } from '../../../ui/surfaces/tables/data-table'

/** Until when an order goes with the next delivery, for each zone of each store: what the server itself reckons with. [ROUTE-031, ENT-005] */
export function OrderCutoffs() {
  const schedules = useResource('delivery.schedules', {})
  const cities = useResource('storeCities.list', {})
  if (schedules.status === 'loading' || cities.status === 'loading')
    return (
      <div role="status" aria-label="Загружаем графики">
        <Delayed>
          <SkeletonRows count={6} height={32} />
        </Delayed>
      </div>
    )
  if (schedules.status === 'failed')
    return (
      <p role="status">
        Графики не&nbsp;загрузились. {failureText(schedules.error)} <TextLinkButton onClick={schedules.reload}>Повторить</TextLinkButton>
      </p>
    )
  const names = new Map(cities.status === 'ready' ? cities.data.items.map(({ id, name }) => [id, name]) : [])
  return (
    <Table label="До которого часа принимаем заказы" minWidth={480}>
      <thead>
        <tr>
          <th scope="col">Склад</th>
          <th scope="col">Зона</th>
          <th scope="col">Дни</th>
          <th scope="col">Заказ до</th>
        </tr>
      </thead>
      <tbody>
        {schedules.data.items.map(({ id, store_city_id, zone, days, cutoff }) => (
          <tr key={id}>
            <th scope="row">{names.get(store_city_id) ?? `№\u00a0${store_city_id}`}</th>
            <td>{zone}</td>
            <td>{weekdaysText(days)}</td>
            <td>{cutoff}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
