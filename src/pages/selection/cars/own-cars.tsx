import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useDeferredValue, useState } from 'react'
import { Link } from 'wouter'
import { failureText, isUnknownCall } from '../../../../model/api-error'
import type { Output } from '../../../../model/contract'
import { formatCount } from '../../../../model/text/count'
import { findCars } from '../../../../model/vehicle/find-cars'
import type { OwnCar } from '../../../../model/vehicle/own-car'
import { schemeAddress } from '../../../../model/vehicle/selection-address'
import { engineText, vehicleTitle } from '../../../../model/vehicle/vehicle-words'
import type { Resource } from '../../../hooks/data/use-resource'
import { useApi } from '../../../shop/api-context'
import { IconButton } from '../../../ui/controls/icon-button'
import { SearchInput } from '../../../ui/controls/search-input'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { FailedView } from '../../../ui/feedback/failed-view'
import { Delayed } from '../../../ui/feedback/delayed'
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows'
import { Panel } from '../../../ui/surfaces/panel'
import { CarDialog, RemoveCarDialog } from './car-dialogs'
import styles from './cars.module.scss'

/** From so many on a car is looked for. */
const SEARCHED_FROM = 6
type Asked = { what: 'change' | 'removal'; car: OwnCar }

/** The cars that the user keeps, the one that was used last first; a server that keeps none leaves them out. [DEC-075] */
export function OwnCars({ of: cars }: { of: Resource<Output<'vehicles.cars'>> }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [text, setText] = useState('')
  const words = useDeferredValue(text)
  if (cars.status === 'failed' && isUnknownCall(cars.error)) return null
  const all = cars.status === 'ready' ? cars.data.items : []
  const found = findCars(all, words)
  return (
    <Panel
      title="Мои машины"
      isFlush
      className={styles.cars}
      aside={
        all.length >= SEARCHED_FROM && (
          <SearchInput label="Найти машину" placeholder="Номер, название, модель" size="s" value={text} onChange={setText} />
        )
      }
    >
      <span role="status" className="vh">
        {words.trim() !== '' && `Найдено машин: ${found.length}`}
      </span>
      {cars.status === 'loading' && (
        <div role="status" aria-label="Загружаем ваши машины" className={styles.waiting}>
          <Delayed>
            <SkeletonRows count={3} height={56} />
          </Delayed>
        </div>
      )}
      {cars.status === 'failed' && (
        <FailedView title="Ваши машины не загрузились" onRetry={cars.reload}>
          {failureText(cars.error)}
        </FailedView>
      )}
      {cars.status === 'ready' && all.length === 0 && (
        <p className={styles.none}>
          Машин пока нет. Найдите машину и&nbsp;нажмите «Добавить в&nbsp;мои машины»: в&nbsp;следующий раз не&nbsp;придётся вводить VIN.
        </p>
      )}
      {all.length > 0 && found.length === 0 && (
        <p className={styles.none}>
          Такой машины в&nbsp;списке нет. <TextLinkButton onClick={() => setText('')}>Показать все</TextLinkButton>
        </p>
      )}
      <ul>
        {found.map((car) => (
          <Car key={car.id} car={car} onAsk={setAsked} />
        ))}
      </ul>
      {asked?.what === 'change' && <CarDialog key={asked.car.id} car={asked.car} onClose={() => setAsked(null)} />}
      {asked?.what === 'removal' && <RemoveCarDialog key={asked.car.id} car={asked.car} onClose={() => setAsked(null)} />}
    </Panel>
  )
}

function Car({ car, onAsk }: { car: OwnCar; onAsk: (asked: Asked) => void }) {
  const api = useApi()
  const title = vehicleTitle(car)
  const name = car.name || title
  // That it was used orders the list; nothing else hangs on it.
  const use = () =>
    void api('vehicles.useCar', { params: { id: car.id } }).catch((error: unknown) => console.warn('The use of a car was not noted', error))
  return (
    <li className={styles.car}>
      <div className={styles.name}>
        <Link href={schemeAddress({ ...car, engine: car.engine.key }, car.id)} onClick={use}>
          {name}
        </Link>
        {car.plate !== '' && <span className={styles.plate}>{car.plate.replaceAll(' ', '\u00a0')}</span>}
      </div>
      <p className={styles.facts}>
        {car.name !== '' && <span>{title}</span>}
        <span>
          {car.engine.code}, {engineText(car.engine)}
        </span>
        {car.mileage !== null && <span>{formatCount(car.mileage)}&nbsp;км</span>}
        {car.vin !== null && <span>VIN {car.vin}</span>}
      </p>
      <div className={styles.tools}>
        <IconButton size="s" icon={Pencil} label={`Изменить: ${name}`} onClick={() => onAsk({ what: 'change', car })} />
        <IconButton size="s" icon={Trash2} label={`Удалить: ${name}`} onClick={() => onAsk({ what: 'removal', car })} />
      </div>
    </li>
  )
}
