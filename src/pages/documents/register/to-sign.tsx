import clsx from 'clsx'
import FilePenLine from 'lucide-react/icons/file-pen-line'
import { deadlineText, documentName } from '../../../../model/document/document-words'
import { awaitsSignature, byDeadline } from '../../../../model/document/document'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { Link } from 'wouter'
import { useResource } from '../../../hooks/data/use-resource'
import { Money } from '../../../ui/amounts/money'
import { ButtonLink } from '../../../ui/controls/button'
import { Icon } from '../../../ui/icon'
import { Panel } from '../../../ui/surfaces/panel'
import { documentAddress, registerAddress } from '../documents-address'
import { WHOLE_REGISTER } from '../../../../model/document/register-filter'
import styles from './register.module.scss'

const SHOWN = 4

/** What waits for a signature, the nearest deadline first; nothing where nothing waits, or where that is not known. */
export function ToSign({ regionId }: { regionId: number }) {
  const waiting = useResource('regions.documents', { params: { id: regionId }, body: { exchange: ['waiting'] } })
  const documents = waiting.status === 'ready' ? byDeadline(waiting.data.items.filter(awaitsSignature)) : []
  if (documents.length === 0) return null
  return (
    <Panel
      title="Подпишите сначала"
      aside={
        documents.length > SHOWN && (
          <Link href={registerAddress({ ...WHOLE_REGISTER, state: 'exchange.waiting' })}>
            Все {counted(documents.length, words.document)}
          </Link>
        )
      }
      isFlush
      className={styles.first}
    >
      <ul className={styles.todo}>
        {documents.slice(0, SHOWN).map((document) => (
          <li key={document.id}>
            <span className={clsx(styles.sign, document.overdue && styles.late)}>
              <Icon of={FilePenLine} />
            </span>
            <span className={styles.what}>
              <b>{documentName(document)}</b>
              <span className={clsx(styles.deadline, document.overdue && styles.late)}>{deadlineText(document) || 'ждёт подписи'}</span>
            </span>
            <span className={styles.howMuch}>{document.total !== 0 && <Money kopecks={document.total} size="s" />}</span>
            <ButtonLink href={documentAddress(document.id)} variant={document.overdue ? 'fill' : 'line'} size="s">
              Открыть<span className="vh"> {document.number}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
