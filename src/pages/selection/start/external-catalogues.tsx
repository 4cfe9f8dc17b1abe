import ExternalLink from 'lucide-react/icons/external-link'
import { useConfig } from '../../../hooks/data/use-config'
import { ButtonLink } from '../../../ui/controls/button'
import { Panel } from '../../../ui/surfaces/panel'
import styles from './start.module.scss'

/** The selection catalogues of brands, on their own sites. [NAV-034] */
export function ExternalCatalogues() {
  const catalogues = useConfig()?.external_catalogues ?? []
  if (catalogues.length === 0) return null
  return (
    <Panel title="Каталоги подбора на&nbsp;сайтах брендов" isPlain className={styles.catalogues}>
      <p className={styles.minor}>
        Откроются в&nbsp;новой вкладке. Найденный артикул вставьте в&nbsp;поиск Картера: цены и&nbsp;остатки увидите здесь.
      </p>
      <ul>
        {catalogues.map(({ brand, url }) => (
          <li key={brand}>
            <ButtonLink variant="line" icon={ExternalLink} href={url} target="_blank" rel="noreferrer">
              {brand}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
