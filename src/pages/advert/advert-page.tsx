import ExternalLink from 'lucide-react/icons/external-link'
import type { CloudFolder } from '../../../model/content/cloud'
import { useConfig } from '../../hooks/data/use-config'
import { useResource } from '../../hooks/data/use-resource'
import { useArrived } from '../../hooks/screen/use-navigation'
import { PersonalTitle, TitleActions } from '../../layouts/personal/personal-title'
import { ResourceView } from '../../layouts/resource-view'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { ButtonLink } from '../../ui/controls/button'
import { listDrawing } from '../../ui/feedback/drawings/list'
import { StateView } from '../../ui/feedback/state-view'
import { Panel } from '../../ui/surfaces/panel'
import { AdvertFolder } from './advert-folder'
import { AdvertInfo } from './advert-info'
import styles from './advert.module.scss'
import { FolderLinks } from './folder-links'
import { folderAddress } from './folder-address'

const INFO = '/personal/advert-info'

/** The advertising materials, one folder of them, or the rules of their use: three routes of one page, since every page costs bytes of the first script. [ROUTE-053, ROUTE-059, ROUTE-060] */
export default function AdvertPage({ params, route }: PageProps) {
  const name = params['id']
  if (route.path === INFO) return <AdvertInfo route={route} />
  return name === undefined ? <AllMaterials route={route} /> : <AdvertFolder name={name} title={route.title} />
}

/** The sections of two brands, the common folders, and the site where a third brand keeps its own. [CALL-106] */
function AllMaterials({ route }: Pick<PageProps, 'route'>) {
  const roots = useResource('cloud.roots', {})
  useHead({ title: route.title, isIndexed: false })
  useArrived(roots.status !== 'loading')
  return (
    <>
      <PersonalTitle
        aside={
          <TitleActions>
            <ButtonLink href={INFO} variant="line" size="s">
              Правила использования
            </ButtonLink>
          </TitleActions>
        }
      >
        {route.title}
      </PersonalTitle>
      <ResourceView of={roots} waiting="Загружаем папки" failed="Папки не загрузились" height={480} className={styles.place}>
        {({ items }) =>
          items.length === 0 ? (
            <StateView drawing={listDrawing} title="Материалов пока нет">
              Когда появятся, мы покажем их здесь.
            </StateView>
          ) : (
            <div className={styles.sections}>
              {items.map((root) => (
                <Section key={root.id} root={root} />
              ))}
            </div>
          )
        }
      </ResourceView>
      <ExternalSite />
    </>
  )
}

/** A root with the folders in it. [CALL-107] */
function Section({ root }: { root: CloudFolder }) {
  const folders = useResource('cloud.folders', root.folders_count > 0 ? { params: { id: root.id } } : null)
  return (
    <Panel
      title={root.name}
      isFlush
      aside={
        <ButtonLink href={folderAddress(root)} variant="plain" size="s" aria-label={`${root.name}: открыть раздел`}>
          Открыть
        </ButtonLink>
      }
    >
      {root.folders_count === 0 ? (
        <p className={styles.note}>В&nbsp;разделе нет папок.</p>
      ) : (
        <ResourceView
          of={folders}
          waiting={`Загружаем папки раздела ${root.name}`}
          failed="Папки не загрузились"
          height={root.folders_count * 45}
          className={undefined}
        >
          {({ items }) => <FolderLinks folders={items} />}
        </ResourceView>
      )}
    </Panel>
  )
}

/** The brand whose materials another site keeps. [ROUTE-059] */
function ExternalSite() {
  const external = useConfig()?.advert_external
  if (!external || external.url === '') return null
  return (
    <Panel title={external.brand} className={styles.external}>
      <p>Материалы бренда хранит сам производитель: логотипы, фотографии и&nbsp;ролики лежат на&nbsp;его сайте, вход туда свой.</p>
      <ButtonLink href={external.url} variant="line" icon={ExternalLink} target="_blank" rel="noreferrer">
        Сайт {external.brand}
      </ButtonLink>
    </Panel>
  )
}
