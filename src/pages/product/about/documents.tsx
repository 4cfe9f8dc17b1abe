import ScrollText from 'lucide-react/icons/scroll-text'
import { Link } from 'wouter'
import type { Product } from '../../../../model/catalogue/product'
import { formatDate } from '../../../../model/text/date'
import { Icon } from '../../../ui/icon'
import { Panel } from '../../../ui/surfaces/panel'
import styles from './about.module.scss'

/** The documents of a product: files of the server, or texts that a page of the shop shows, prints and saves. */
export function Documents({ product: { id, documents = [] } }: { product: Product }) {
  return (
    <Panel title="Документы" isPlain className={styles.documents}>
      <ul>
        {documents.map(({ kind, title, url = '', valid_until: until }) => (
          <li key={kind}>
            <Icon of={ScrollText} size={16} />
            {url === '' ? (
              <Link href={`/product/${id}?document=${encodeURIComponent(kind)}`}>{title}</Link>
            ) : (
              <a href={url} target="_blank" rel="noreferrer">
                {title}
              </a>
            )}
            {until !== undefined && <small>до&nbsp;{formatDate(until)}</small>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
