import { Link } from 'wouter'
import { failureText } from '../../../model/api-error'
import type { CompanyRegion } from '../../../model/company/region'
import { useResource } from '../../hooks/data/use-resource'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import { Delayed } from '../../ui/feedback/delayed'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Badge } from '../../ui/marks/badge'
import { Note } from '../../ui/surfaces/note'
import { Panel } from '../../ui/surfaces/panel'
import styles from './delivery-page.module.scss'

/** Where the orders of the region are collected, its favourite store first; its failure is its own. [CALL-035, ROLE-003] */
export function PickupPanel({ region, isAdmin }: { region: CompanyRegion; isAdmin: boolean }) {
  const stores = useResource('regions.pickupAddress', { params: { id: region.id } })
  return (
    <Panel title="Самовывоз" isFlush className={styles.panel}>
      {stores.status === 'loading' && (
        <div className={styles.askingStores} role="status" aria-label="Загружаем склады">
          <Delayed>
            <Skeleton height={96} />
          </Delayed>
        </div>
      )}
      {stores.status === 'failed' && (
        <div className={styles.failed}>
          <Note tone="warn" role="status">
            Склады для самовывоза не&nbsp;загрузились. {failureText(stores.error)}{' '}
            <TextLinkButton onClick={stores.reload}>Повторить</TextLinkButton>
          </Note>
        </div>
      )}
      {stores.status === 'ready' && stores.data.items.length === 0 && (
        <p className={styles.nothing}>В&nbsp;этом городе заказы не&nbsp;выдаём: привезём на&nbsp;вашу точку доставки.</p>
      )}
      {stores.status === 'ready' && stores.data.items.length > 0 && (
        <>
          <ul className={styles.stores}>
            {stores.data.items.map(({ id, name, address, schedule, ready, favorite }) => (
              <li key={id} className={styles.point}>
                <div>
                  <p className={styles.name}>
                    <b>{name}</b>
                    {favorite === 1 && <Badge tone="info">Предлагаем первым</Badge>}
                  </p>
                  <p className={styles.note}>{address}</p>
                </div>
                <p className={styles.days}>
                  {schedule}
                  <small className={styles.count}>{ready}</small>
                </p>
              </li>
            ))}
          </ul>
          <p className={styles.foot}>
            <span>
              Какой склад предлагать в&nbsp;корзине первым,{' '}
              {isAdmin ? 'выбирают в\u00a0данных компании:' : 'выбирает администратор региона.'}
            </span>
            {isAdmin && (
              <span>
                {' '}
                <Link href={`/personal/companies?region=${region.id}`}>Мои компании</Link>
              </span>
            )}
          </p>
        </>
      )}
    </Panel>
  )
}
