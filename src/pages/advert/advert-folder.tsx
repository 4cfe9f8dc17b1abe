import { ApiError } from '../../../model/api-error'
import type { CloudFile, CloudFolder, OpenCloudFolder } from '../../../model/content/cloud'
import { idOfParam } from '../../../model/routing/id-param'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useResource } from '../../hooks/data/use-resource'
import { useArrived } from '../../hooks/screen/use-navigation'
import { PersonalTitle } from '../../layouts/personal/personal-title'
import { ResourceView } from '../../layouts/resource-view'
import { useHead } from '../../shop/head'
import { ButtonLink } from '../../ui/controls/button'
import { listDrawing } from '../../ui/feedback/drawings/list'
import { StateView } from '../../ui/feedback/state-view'
import { Crumbs } from '../../ui/navigation/crumbs'
import { Panel } from '../../ui/surfaces/panel'
import { ErrorPage } from '../errors/error-page'
import styles from './advert.module.scss'
import { FileCards } from './file-cards'
import { folderAddress } from './folder-address'
import { FolderLinks } from './folder-links'

const NOT_FOUND = new ApiError(404, '')

/** A folder of the advertising materials by its number, or a brand's section by its slug. [ROUTE-059, CALL-109] */
export function AdvertFolder({ name, title }: { name: string; title: string }) {
  const id = idOfParam(name)
  return id === null ? <BrandSection slug={name} title={title} /> : <FolderView key={id} id={id} title={title} />
}

function BrandSection({ slug, title }: { slug: string; title: string }) {
  const roots = useResource('cloud.roots', {})
  if (roots.status !== 'ready')
    return (
      <>
        <PersonalTitle>{title}</PersonalTitle>
        <ResourceView of={roots} waiting="Загружаем раздел" failed="Раздел не загрузился" height={480} className={undefined}>
          {() => null}
        </ResourceView>
      </>
    )
  const root = roots.data.items.find((it) => it.slug !== '' && it.slug === slug)
  return root ? <FolderView key={root.id} id={root.id} title={title} /> : <ErrorPage error={NOT_FOUND} />
}

function FolderView({ id, title }: { id: number; title: string }) {
  const folder = useResource('cloud.get', { params: { id } })
  const roots = useResource('cloud.roots', {})
  useHead({ title: folder.status === 'ready' ? folder.data.name : title, isIndexed: false })
  useArrived(folder.status !== 'loading')
  if (folder.status === 'failed' && folder.error.status === 404) return <ErrorPage error={folder.error} />
  return (
    <>
      {folder.status !== 'ready' && <PersonalTitle>{title}</PersonalTitle>}
      <ResourceView of={folder} waiting="Загружаем папку" failed="Папка не загрузилась" height={480} className={undefined}>
        {(open) => <OpenFolder folder={open} title={title} roots={roots.status === 'ready' ? roots.data.items : []} />}
      </ResourceView>
    </>
  )
}

const isFolder = (item: CloudFolder | CloudFile): item is CloudFolder => item.kind === 'folder'
const isFile = (item: CloudFolder | CloudFile): item is CloudFile => item.kind === 'file'

function OpenFolder({ folder, title, roots }: { folder: OpenCloudFolder; title: string; roots: readonly CloudFolder[] }) {
  const { name, trail, items } = folder
  const folders = items.filter(isFolder)
  const files = items.filter(isFile)
  const above = trail.map((step) => ({
    href: folderAddress(roots.find(({ id }) => id === step.id) ?? { ...step, slug: '' }),
    label: step.name,
  }))
  return (
    <>
      <Crumbs above={[{ href: '/personal/advert', label: title }, ...above]} current={name} />
      <PersonalTitle count={files.length > 0 && counted(files.length, words.file)}>{name}</PersonalTitle>
      {folders.length > 0 && (
        <Panel label="Папки" isFlush className={styles.panel}>
          <FolderLinks folders={folders} />
        </Panel>
      )}
      {files.length > 0 && <FileCards files={files} />}
      {items.length === 0 && (
        <StateView
          drawing={listDrawing}
          title="Папка пока пуста"
          actions={
            <ButtonLink href={above.at(-1)?.href ?? '/personal/advert'} variant="line">
              На&nbsp;уровень выше
            </ButtonLink>
          }
        >
          Файлы появятся, когда их пришлёт производитель. Нужно срочно&nbsp;– напишите менеджеру.
        </StateView>
      )}
    </>
  )
}
