import ExternalLink from 'lucide-react/icons/external-link'
import { useConfig } from '../../hooks/data/use-config'
import { Icon } from '../../ui/icon'
import { Panel } from '../../ui/surfaces/panel'
import styles from './external-catalogues.module.scss'

/** The selection catalogues that makers keep on their own sites; nothing where the configuration names none. [NAV-034] */
export function ExternalCatalogues({ className }: { className?: string | undefined }) {
  const catalogues = useConfig()?.external_catalogues.filter(({ url }) => url !== '') ?? []
  if (catalogues.length === 0) return null
  return (
    <Panel title="Каталоги подбора на&nbsp;сайтах производителей" className={className}>
      <p className={styles.note}>
        Подберите деталь у&nbsp;производителя и&nbsp;найдите её у&nbsp;нас по&nbsp;артикулу. Сайты чужие: вход и&nbsp;цены там свои.
      </p>
      <ul className={styles.list}>
        {catalogues.map(({ brand, url }) => (
          <li key={brand}>
            <a href={url} target="_blank" rel="noreferrer">
              {brand}
              <Icon of={ExternalLink} size={16} />
              <span className="vh"> – откроется в&nbsp;новой вкладке</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
