import clsx from 'clsx'
import Gift from 'lucide-react/icons/gift'
import { Link } from 'wouter'
import type { CartGift, GiftLack } from '../../../../model/catalogue/product-price'
import { formatMoney } from '../../../../model/money/money'
import { formatPieces } from '../../../../model/text/count'
import { Icon } from '../../../ui/icon'
import { Shot } from '../../../ui/surfaces/picture'
import styles from './cart-gift.module.scss'
import { type Unsure, useCartGift, useIsGiftAwaited } from './use-cart-gift'
import { OwnText } from '../../../ui/text/own-text'

/** The gift that the order has earned, or what it lacks for one, of which goods and promotion; nothing where no line of it takes part. `isLine`: within the total, where a block would push the form out of sight. [DEC-012, DEC-023, DEC-067] */
export function CartGiftBlock({ isLine = false }: { isLine?: boolean }) {
  const { gift, unsure } = useCartGift()
  const isAwaited = useIsGiftAwaited()
  if (!gift) return isAwaited ? <div className={clsx(styles.room, isLine && styles.line)} /> : null
  const { isEarned, image } = gift
  const isSure = unsure === null
  const titles = [gift.title, ...(gift.alternatives ?? [])].map((title) => `«${title}»`).join(' или\u00a0')
  return (
    <section className={clsx(styles.gift, isLine && styles.line)} aria-label="Подарок к заказу">
      {image ? (
        <Shot src={image} alt="" size={isLine ? 40 : 56} />
      ) : (
        <span className={styles.sign}>
          <Icon of={Gift} />
        </span>
      )}
      <div role="status" aria-busy={unsure === 'counting'}>
        <b className={styles.claim}>
          <span className={clsx(!isSure && styles.unsure)} aria-hidden={!isSure || undefined}>
            <Claim gift={gift} />
          </span>
          {!isSure && <span>{UNSURE[unsure]}</span>}
        </b>
        {isLine ? (
          <p
            className={clsx(styles.more, isEarned && !isSure && styles.unsure)}
            title={titles}
            aria-hidden={(isEarned && !isSure) || undefined}
          >
            {isEarned ? <More of={gift} /> : `«${gift.title}».`}
          </p>
        ) : (
          <>
            <p>{titles}.</p>
            {isEarned && (
              <p className={clsx(!isSure && styles.unsure)} aria-hidden={!isSure || undefined}>
                <More of={gift} />
              </p>
            )}
          </>
        )}
      </div>
    </section>
  )
}

/** Why nothing is promised now. */
const UNSURE: Readonly<Record<Unsure, string>> = {
  counting: 'Пересчитываем подарок…',
  offline: 'Подарок пересчитаем, когда вернётся связь',
  suspended: 'Подарок пересчитаем, когда вы войдёте снова',
  unanswered: 'Подарок не\u00a0пересчитан: сервер не\u00a0отвечает',
}

/** «Ещё 4 шт. фильтров», «Ещё на 3 200 ₽ масляных фильтров». */
function Lack({ of: { lacks, lacksUnits = 0, goods } }: { of: GiftLack }) {
  return (
    <>
      Ещё {lacksUnits > 0 ? formatPieces(lacksUnits) : `на\u00a0${formatMoney(lacks)}`} <Goods goods={goods} />
    </>
  )
}
const Goods = ({ goods }: Pick<GiftLack, 'goods'>) => (goods ? <Link href={goods.url}>{goods.name}</Link> : 'товаров акции')

/** «Подарок за 60 шт. фильтров», «Ещё 4 шт. фильтров — подарок». */
function Claim({ gift }: { gift: CartGift }) {
  const { isEarned, units = 0, goods } = gift
  if (!isEarned)
    return (
      <>
        <Lack of={gift} />
        &nbsp;— подарок
      </>
    )
  if (units === 0) return 'Подарок за\u00a0этот заказ'
  return (
    <>
      Подарок за&nbsp;{formatPieces(units)} <Goods goods={goods} />
    </>
  )
}

/** «6 шт. в подарок, модель выберете после оформления.»; of another gift that was earned or is near as well. */
function More({ of: { count = 1, alternatives = [], next } }: { of: CartGift }) {
  const pieces = count > 1 ? `${formatPieces(count)} в\u00a0подарок` : ''
  if (alternatives.length > 0) return `${pieces || 'Этот подарок'} или подарок другой акции: выберете после оформления.`
  if (!next) return pieces ? `${pieces}, модель выберете после оформления.` : 'Модель выберете после оформления.'
  return (
    <>
      <OwnText>{pieces && `${pieces}. `}</OwnText>
      <Lack of={next} />
      &nbsp;— другой на&nbsp;выбор.
    </>
  )
}
