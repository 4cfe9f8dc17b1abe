import { formatMoney } from '../../../../model/money/money'
import { giftEarned, giftLack, type GiftRule, type GiftTotals } from '../../../../model/promotion/gift-rule'
import { formatPieces } from '../../../../model/text/count'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { ButtonLink } from '../../../ui/controls/button'
import { ProgressBar } from '../../../ui/feedback/progress-bar'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import styles from './promotion.module.scss'
import { useGiftTotals } from './use-gift-totals'

/** What of the cart counts for the gift of a promotion, and what is missing for it or for the next one; it follows the cart at once. */
export function GiftProgress({ promotionId, rule }: { promotionId: number; rule: GiftRule }) {
  const { totals, retry } = useGiftTotals(promotionId)
  if (totals === null)
    return retry ? (
      <p role="alert">
        Корзину не&nbsp;удалось сверить с&nbsp;акцией. <TextLinkButton onClick={retry}>Повторить</TextLinkButton>
      </p>
    ) : (
      <p role="status">Сверяем корзину с&nbsp;акцией…</p>
    )
  const { count, share } = giftEarned(rule, totals)
  const whole = count > 0 && 'sum' in rule ? 1 : share - count
  return (
    <div role="status" className={styles.progress}>
      <p>
        <b>{claimWords(rule, totals, count)}</b>
      </p>
      <ProgressBar label="До подарка" value={Math.round(whole * 100)} max={100} valueText={inCartWords(rule, totals)} />
      <p className={styles.inCart}>
        {inCartWords(rule, totals)}
        {totals.units > 0 && (
          <ButtonLink variant="line" size="s" href="/cart">
            В&nbsp;корзину
          </ButtonLink>
        )}
      </p>
    </div>
  )
}

/** «Ещё 4 шт. – и подарок», «Ещё на 1 240 ₽ – и подарок», «Уже заработано: 2 подарка. Ещё 3 шт. – и следующий». */
function claimWords(rule: GiftRule, totals: GiftTotals, count: number): string {
  const lack = giftLack(rule, totals)
  const more = lack && ('units' in lack ? formatPieces(lack.units) : `на\u00a0${formatMoney(lack.sum)}`)
  if (count === 0) return `Ещё ${more}\u00a0– и\u00a0подарок`
  const earned = count === 1 ? 'Подарок ваш' : `Уже заработано: ${counted(count, words.gift)}`
  return more ? `${earned}. Ещё ${more}\u00a0– и\u00a0следующий` : earned
}

/** «В корзине 6 шт. из 10», «В корзине на 28 760 ₽ из 30 000 ₽». */
function inCartWords(rule: GiftRule, { units, sum }: GiftTotals): string {
  if (units === 0) return 'Товаров этой акции в\u00a0корзине пока нет.'
  return 'units' in rule
    ? `В\u00a0корзине ${formatPieces(units)}`
    : `В\u00a0корзине на\u00a0${formatMoney(sum)} из\u00a0${formatMoney(rule.sum)}`
}
