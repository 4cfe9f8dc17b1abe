import { useMemo } from 'react'
import { readVin } from '../../../../model/vehicle/vin/read-vin'
import { serverNow } from '../../../platform/clock/server-clock'
import { Note } from '../../../ui/surfaces/note'
import styles from './search.module.scss'

/** What a VIN says without the server: who made the car, where and when, and what is doubtful of it. [DEC-060] */
export function VinFacts({ vin, isAsked }: { vin: string; isAsked: boolean }) {
  const { code, manufacturer, country, region, makes, years, serial, isDoubtful } = useMemo(
    () => readVin(vin, new Date(serverNow()).getFullYear()),
    [vin],
  )
  const facts = [
    { name: 'Изготовитель', value: manufacturer ?? `код ${code} нам незнаком` },
    { name: 'Страна', value: country ?? region },
    { name: 'Модельный год', value: years.length > 0 ? years.join(' или\u00a0') : 'в\u00a0номере не\u00a0указан' },
    { name: 'Серийный номер', value: serial },
  ]
  return (
    <div role="status" className={styles.vin}>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isDoubtful && (
        <Note tone="warn">
          Контрольный знак не&nbsp;сходится: у&nbsp;машин из&nbsp;Северной Америки это значит, что в&nbsp;номере опечатка. Сверьте его
          с&nbsp;документами; искать можно и&nbsp;так.
        </Note>
      )}
      {isAsked && makes.length === 0 && (
        <Note tone="warn">
          {manufacturer === null
            ? 'Изготовителя с\u00a0таким кодом в\u00a0нашем списке нет. Проверьте первые три знака или выберите машину по\u00a0шагам.'
            : `Машин этого изготовителя в\u00a0нашей таблице нет: ${manufacturer}. Выберите марку по\u00a0шагам, если она другая.`}
        </Note>
      )}
    </div>
  )
}
