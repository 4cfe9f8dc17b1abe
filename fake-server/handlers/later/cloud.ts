import { cloudContract } from '../../../model/contract/content/cloud'
import type { CloudFile, CloudFolder } from '../../../model/content/cloud'
import type { Folder, Material } from '../../advert/materials'
import { handlersFor } from '../../handlers-for'
import { refuse } from '../../refusals'
import { requireUser, type Scene } from '../../scene'

const DAY_MS = 86_400_000
const encoder = new TextEncoder()

/** The tree with its drawings: it comes with the first question about it. */
async function materialsOf({ world }: Pick<Scene, 'world'>) {
  const { advertTree } = await import('../../advert/materials')
  const { materialAddress, previewAddress } = await import('../../advert/advert-file')
  const { folders, materials } = advertTree(world.config.advert_brands.map(({ slug }) => slug))

  const folderView = (folder: Folder): CloudFolder => ({
    ...folder,
    kind: 'folder',
    folders_count: folders.filter(({ parent_id }) => parent_id === folder.id).length,
    files_count: materials.filter(({ folder_id }) => folder_id === folder.id).length,
  })
  const fileView = (material: Material): CloudFile => {
    const url = materialAddress(material)
    const isPicture = material.file.endsWith('.svg')
    return {
      kind: 'file',
      id: material.id,
      folder_id: material.folder_id,
      name: material.name,
      url,
      preview: material.preview ? previewAddress(material) : isPicture ? url : null,
      size: encoder.encode(material.make()).length,
      created_at: new Date(world.today - material.age * DAY_MS).toISOString(),
    }
  }
  const foldersIn = (parent: number | null) => folders.filter(({ parent_id }) => parent_id === parent).map(folderView)
  const filesIn = (parent: number) => materials.filter(({ folder_id }) => folder_id === parent).map(fileView)
  const require = (id: number): Folder => {
    const folder = folders.find((it) => it.id === id)
    if (!folder) throw refuse(404, { message: 'Такой папки нет' })
    return folder
  }
  const trailOf = (folder: Folder): { id: number; name: string }[] => {
    const parent = folders.find(({ id }) => id === folder.parent_id)
    return parent ? [...trailOf(parent), { id: parent.id, name: parent.name }] : []
  }
  return { foldersIn, filesIn, folderView, require, trailOf }
}

/** Advertising materials, for everybody who is signed in. [CALL-106, CALL-107, CALL-108, CALL-109] */
export const cloudHandlers = handlersFor(cloudContract, {
  'cloud.roots': async (scene) => {
    requireUser(scene)
    return { items: (await materialsOf(scene)).foldersIn(null) }
  },

  'cloud.folders': async ({ params, ...scene }) => {
    requireUser(scene)
    const tree = await materialsOf(scene)
    return { items: tree.foldersIn(tree.require(params.id).id) }
  },

  'cloud.files': async ({ params, ...scene }) => {
    requireUser(scene)
    const tree = await materialsOf(scene)
    return { items: tree.filesIn(tree.require(params.id).id) }
  },

  'cloud.get': async ({ params, ...scene }) => {
    requireUser(scene)
    const tree = await materialsOf(scene)
    const folder = tree.require(params.id)
    return { ...tree.folderView(folder), trail: tree.trailOf(folder), items: [...tree.foldersIn(folder.id), ...tree.filesIn(folder.id)] }
  },
})
