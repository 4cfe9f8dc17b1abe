import { failureText, isUnknownCall } from '../../../../model/api-error'
import { type RegionRemoval, removalLosses, removalObstacle } from '../../../../model/company/colleagues/removal'
import type { CompanyRegion } from '../../../../model/company/region'
import { useResource } from '../../../hooks/data/use-resource'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Delayed } from '../../../ui/feedback/delayed'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Note } from '../../../ui/surfaces/note'
import { ActionDialog } from '../../../form/action/action-dialog'
import { removeRegionForm } from '../region-actions'
import styles from '../companies-page.module.scss'

type RemoveRegionProps = { region: CompanyRegion; userId: number; onDone: (text: string) => void; onClose: () => void }

/** Asks before a region is removed, with what is lost by it; where something stands against it, that is said instead. [CALL-023, DEC-074] */
export function RemoveRegion({ region, userId, onDone, onClose }: RemoveRegionProps) {
  const removal = useResource('companyAdmin.removal', { params: { id: region.id } })
  const title = `Удалить регион ${region.store_city_name}?`
  // A server that does not say what is lost refuses by itself.
  const isUnknown = removal.status === 'failed' && isUnknownCall(removal.error)
  const obstacle = removal.status === 'ready' ? removalObstacle(removal.data) : null
  return (
    <ActionDialog
      of={removeRegionForm(userId, region.id)}
      title={title}
      action="Удалить регион"
      acting="Удаляем…"
      isPossible={isUnknown || (removal.status === 'ready' && obstacle === null)}
      onDone={() => onDone(`Регион ${region.store_city_name} удалён.`)}
      onClose={onClose}
    >
      {removal.status === 'loading' && (
        <div className={styles.asking} role="status" aria-label="Узнаём, что пропадёт">
          <Delayed>
            <Skeleton height={72} />
          </Delayed>
        </div>
      )}
      {removal.status === 'failed' && !isUnknown && (
        <Note tone="bad" role="alert">
          Не&nbsp;узнали, что пропадёт вместе с&nbsp;регионом. {failureText(removal.error)}{' '}
          <TextLinkButton onClick={removal.reload}>Повторить</TextLinkButton>
        </Note>
      )}
      {obstacle !== null && (
        <Note tone="warn" role="alert">
          Удалить регион сейчас нельзя. {obstacle}
        </Note>
      )}
      {removal.status === 'ready' && obstacle === null && <Losses removal={removal.data} />}
      {obstacle === null && (
        <p>Вернуть регион нельзя, но&nbsp;можно добавить заново. Заказы останутся в&nbsp;истории у&nbsp;тех, кто их&nbsp;сделал.</p>
      )}
    </ActionDialog>
  )
}

function Losses({ removal }: { removal: RegionRemoval }) {
  const losses = removalLosses(removal)
  if (losses.length === 0) return <p>В&nbsp;корзине региона пусто, неподписанных документов и&nbsp;коллег в&nbsp;нём нет.</p>
  return (
    <div>
      <p>Вместе с&nbsp;ним пропадут:</p>
      <ul className={styles.losses}>
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
    </div>
  )
}
