import type { DocumentDetails } from '../../../../model/document/document-details'
import { documentName } from '../../../../model/document/document-words'
import { formatMoney } from '../../../../model/money/money'
import { Button } from '../../../ui/controls/button'
import styles from './signing.module.scss'

type ConfirmSigningProps = { document: DocumentDetails; onBack: () => void; onConfirm: () => void }

/** Asks before the signature is made: it cannot be taken back here. */
export function ConfirmSigning({ document, onBack, onConfirm }: ConfirmSigningProps) {
  const sum = document.total === 0 ? '' : ` на\u00a0${formatMoney(document.total)}`
  return (
    <div role="group" aria-label="Подтвердите подпись" className={styles.ask}>
      <p>
        Подписать {documentName(document)}
        {sum} квалифицированной подписью без&nbsp;расхождений? Отозвать подпись отсюда нельзя.
      </p>
      <div className={styles.buttons}>
        <Button variant="main" autoFocus onClick={onConfirm}>
          Подписать документ
        </Button>
        <Button variant="line" onClick={onBack}>
          Назад
        </Button>
      </div>
    </div>
  )
}
