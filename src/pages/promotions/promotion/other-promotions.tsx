import { Link } from 'wouter'
import { failureText } from '../../../../model/api-error'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useResource } from '../../../hooks/data/use-resource'
import { ButtonLink } from '../../../ui/controls/button'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Note } from '../../../ui/surfaces/note'
import { Shot } from '../../../ui/surfaces/picture'
import { useBuyer } from '../../../product/price/use-buyer'
import styles from './promotion.module.scss'

const SHOWN = 4

/** Where to go on from a promotion that is over: some that run, with their pictures, and all of them. [CALL-079, CALL-080] */
export function OtherPromotions() {
  const { rights, regionId } = useBuyer()
  const banners = useResource('promotions.banners', { query: { limit: SHOWN } })
  const count = useResource(
    'promotions.count',
    rights === 'unknown' ? null : { query: regionId === null ? {} : { company_region_id: regionId } },
  )
  return (
    <section aria-labelledby="others" className={styles.others}>
      <h2 id="others">Сейчас действуют</h2>
      {banners.status === 'failed' && (
        <Note tone="bad" role="alert">
          Другие акции не&nbsp;загрузились. {failureText(banners.error)} <TextLinkButton onClick={banners.reload}>Повторить</TextLinkButton>
        </Note>
      )}
      <ul className={styles.banners} aria-busy={banners.status === 'loading'}>
        {banners.status === 'ready' &&
          banners.data.items.map(({ id, title, image, url }) => (
            <li key={id}>
              <Shot src={image} alt="" size={72} />
              <Link href={url}>{title}</Link>
            </li>
          ))}
      </ul>
      <ButtonLink variant="line" href="/promotions">
        {count.status === 'ready' ? `Все ${counted(count.data.count, words.promotion)}` : 'Все акции'}
      </ButtonLink>
    </section>
  )
}
