import Gift from 'lucide-react/icons/gift'
import type { PromotionPage } from '../../../../model/content/promotion-page'
import { formatMoney } from '../../../../model/money/money'
import type { GiftRule } from '../../../../model/promotion/gift-rule'
import { formatPieces } from '../../../../model/text/count'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { usePopup } from '../../../hooks/screen/use-popup'
import { useResource } from '../../../hooks/data/use-resource'
import { useCustomerLazy } from '../../../hooks/visitor/use-customer-lazy'
import { useBuyer } from '../../../product/price/use-buyer'
import { createLazy } from '../../../shop/code/lazy'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Icon } from '../../../ui/icon'
import { Panel } from '../../../ui/surfaces/panel'
import { OwnText } from '../../../ui/text/own-text'
import styles from './promotion.module.scss'

/** Only customers have a cart that counts. */
const lazyProgress = createLazy(async () => (await import('./gift-progress')).GiftProgress)

/** What a gift promotion asks for, what of it is in the cart, and from how many goods the gift is chosen. [DEC-023, CALL-084] */
export function GiftPanel({ promotion: { id, gift_rule: rule } }: { promotion: PromotionPage }) {
  const gifts = useResource('promotions.giftProductsCount', { params: { id } })
  const { rights } = useBuyer()
  const login = usePopup('login')
  const Progress = useCustomerLazy(lazyProgress)
  return (
    <Panel label="Подарок" className={styles.gift}>
      <p className={styles.rule}>
        <Icon of={Gift} />
        <b>{rule ? ruleWords(rule) : 'Подарок к\u00a0заказу'}</b>
      </p>
      <p>
        <OwnText>
          {gifts.status === 'ready' && gifts.data.count > 0
            ? `На выбор ${counted(gifts.data.count, words.gift)}. `
            : gifts.status === 'failed'
              ? 'Сколько подарков на\u00a0выбор, узнать не\u00a0удалось. '
              : ''}
        </OwnText>
        <OwnText>Выберете после оформления, на&nbsp;странице заказа.</OwnText>
      </p>
      {rights === 'guest' && (
        <p>
          <TextLinkButton onClick={login.open}>Войдите</TextLinkButton>
          <OwnText>, чтобы видеть, чего не&nbsp;хватает до&nbsp;подарка.</OwnText>
        </p>
      )}
      {/* oxlint-disable-next-line react/static-components -- the same component each time */}
      {rights === 'personal' && rule && Progress && <Progress promotionId={id} rule={rule} />}
      {rights === 'moderated' && <p>Подарки считаются по&nbsp;персональным ценам: они появятся после модерации.</p>}
    </Panel>
  )
}

/** «Подарок за каждые 10 шт.», «Подарок за 30 000 ₽». */
function ruleWords(rule: GiftRule): string {
  if ('sum' in rule) return `Подарок за\u00a0товары акции на\u00a0${formatMoney(rule.sum)}`
  return rule.units === 1 ? 'Подарок за\u00a0каждую единицу' : `Подарок за\u00a0каждые ${formatPieces(rule.units)}`
}
