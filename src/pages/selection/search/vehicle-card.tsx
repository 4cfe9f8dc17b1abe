import CarFront from 'lucide-react/icons/car-front'
import { useState } from 'react'
import type { VehicleSelectionSnapshot } from '../../../../machines/vehicle-selection/vehicle-selection.machine'
import { type KnownVehicle, numberOf } from '../../../../model/vehicle/selection'
import { engineText, vehicleTitle, yearsText } from '../../../../model/vehicle/vehicle-words'
import { Button } from '../../../ui/controls/button'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Icon } from '../../../ui/icon'
import { Panel } from '../../../ui/surfaces/panel'
import { Params } from '../../../ui/surfaces/params'
import { NewCarDialog } from '../cars/car-dialogs'
import styles from './search.module.scss'
import type { SelectionActor } from './selection-actor'

type VehicleCardProps = { of: SelectionActor; state: VehicleSelectionSnapshot; vehicle: KnownVehicle }

/** The car as it was found, to be confirmed or not; it can be kept for the next time. [DEC-060] */
export function VehicleCard({ of, state, vehicle }: VehicleCardProps) {
  const [isAdding, setAdding] = useState(false)
  const [isKept, setKept] = useState(false)
  const engine = vehicle.engines?.find(({ key }) => key === vehicle.engine)
  const { way, chosen } = state.context
  const isBusy = state.hasTag('busy')
  return (
    <Panel title="Это ваша машина?" isPlain className={styles.card}>
      <div className={styles.cardHead}>
        <Icon of={CarFront} size={20} />
        <h3>{vehicleTitle(vehicle)}</h3>
      </div>
      <Params
        rows={[
          { name: 'Марка', value: vehicle.make },
          { name: 'Модель', value: vehicle.model },
          ...(vehicle.body ? [{ name: 'Кузов', value: vehicle.body }] : []),
          {
            name: 'Год',
            value: (
              <>
                {vehicle.year}
                {vehicle.years && <span className={styles.minor}> (модель выпускали {yearsText(vehicle.years)})</span>}
              </>
            ),
          },
          {
            name: 'Двигатель',
            value: (
              <>
                {engine ? `${engine.code}, ${engineText(engine)}` : vehicle.engine}{' '}
                {chosen.engine !== undefined && (
                  <TextLinkButton onClick={() => of.send({ type: 'choice.undone', step: 'engine' })}>Выбрать другой</TextLinkButton>
                )}
              </>
            ),
          },
        ]}
      />
      {vehicle.other_year !== null && (
        <p className={styles.other}>
          Знак года в&nbsp;VIN повторяется раз в&nbsp;30&nbsp;лет: это может быть и&nbsp;{vehicle.other_year}&nbsp;год.{' '}
          <TextLinkButton onClick={() => of.send({ type: 'otherYear.chosen' })}>Выбрать {vehicle.other_year}</TextLinkButton>
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="main" busy={isBusy} onClick={() => of.send({ type: 'car.confirmed' })}>
          Да, эта
        </Button>
        <Button variant="line" onClick={() => of.send({ type: 'car.rejected' })}>
          Не&nbsp;моя машина
        </Button>
        {isKept ? (
          <span role="status" className={styles.kept}>
            Машина в&nbsp;вашем списке
          </span>
        ) : (
          <Button onClick={() => setAdding(true)}>Добавить в&nbsp;мои машины</Button>
        )}
      </div>
      {isAdding && (
        <NewCarDialog
          vehicle={vehicle}
          vin={way === 'vin' ? numberOf(state.context).text : null}
          onClose={() => setAdding(false)}
          onDone={() => setKept(true)}
        />
      )}
    </Panel>
  )
}
