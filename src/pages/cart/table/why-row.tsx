import clsx from 'clsx'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useAppActor } from '../../../app/app-context'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Icon } from '../../../ui/icon'
import { COLUMNS } from './columns'
import type { LineWhy } from '../../../cart/line-words'
import styles from './why-row.module.scss'

type WhyRowProps = { place: number | undefined; why: LineWhy; onFix: (quantity: number) => void }

/** Under a line: what is wrong with it and what can be done, or what became of its quantity. */
export function WhyRow({ place, why: { text, fix, refusedKey, isProblem }, onFix }: WhyRowProps) {
  const cart = useAppActor('cart')
  return (
    <tr role="row" aria-rowindex={place} className={clsx(styles.why, isProblem && styles.problem)}>
      <td role="cell" colSpan={COLUMNS}>
        <div>
          <Icon of={isProblem ? TriangleAlert : Info} size={16} />
          <span className={styles.whyText}>
            <span>{text}</span>
            {fix !== null && <TextLinkButton onClick={() => onFix(fix)}>Поставить {fix}&nbsp;шт.</TextLinkButton>}
            {refusedKey !== null && (
              <>
                <TextLinkButton onClick={() => cart?.send({ type: 'write.retried', key: refusedKey })}>Повторить</TextLinkButton>
                <TextLinkButton onClick={() => cart?.send({ type: 'write.dropped', key: refusedKey })}>Оставить как есть</TextLinkButton>
              </>
            )}
          </span>
        </div>
      </td>
    </tr>
  )
}
