import type { Config } from '../../../model/content/config'
import { formatMoney } from '../../../model/money/money'
import { formatDate } from '../../../model/text/date'
import { useConfig } from '../../hooks/data/use-config'
import { Panel } from '../../ui/surfaces/panel'
import { Params } from '../../ui/surfaces/params'

/** What the server says of the shop. Of keys and tokens only whether they are there. [DEC-001, DEC-047] */
export function ConfigurationPanel() {
  const config = useConfig()
  return <Panel title="Конфигурация">{config ? <Params rows={rowsOf(config)} /> : <p>Ещё не&nbsp;загрузилась.</p>}</Panel>
}

const isSet = (value: string) => (value === '' ? 'не\u00a0задан' : 'задан')

function rowsOf(config: Config) {
  return [
    { name: 'Вход', value: config.auth_strategy === 'session' ? 'сеансом' : 'токеном' },
    { name: 'Внешний поиск', value: config.search_url || 'не\u00a0задан' },
    { name: 'Ключ поиска', value: isSet(config.search_key) },
    { name: 'Подсказки адресов', value: config.suggestions_url || 'не\u00a0заданы' },
    { name: 'Токен подсказок', value: isSet(config.suggestions_token) },
    { name: 'Ключ карт', value: isSet(config.maps_key) },
    { name: 'Оплата', value: config.payment_url || 'не\u00a0задана' },
    { name: 'Оператор ЭДО', value: config.edo_url || 'не\u00a0задан' },
    { name: 'Наименьший заказ', value: config.min_order_sum === null ? 'любой' : formatMoney(config.min_order_sum) },
    { name: 'НДС', value: config.vat_rates.map(({ from, percent }) => `${percent}\u00a0% с\u00a0${formatDate(from)}`).join(', ') },
    { name: 'Кто видит эту страницу', value: config.whitelist_user_ids.map((id) => `№\u00a0${id}`).join(', ') },
  ]
}
