import { advertTree } from './materials'
import { seedConfig } from '../seed/config'

/** Where the files of the advertising materials are, and how their bodies are asked for. */
export const ADVERT_FILES = '/advert-files/'

/** The address of a file. */
export const materialAddress = ({ id, file }: { id: number; file: string }): string => `${ADVERT_FILES}${id}/${file}`
/** The address of the preview of a file that has one of its own. */
export const previewAddress = ({ id }: { id: number }): string => `${ADVERT_FILES}${id}/preview.svg`

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml; charset=utf-8',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
}
/** The slugs of the brands with a section of their own. */
export const advertSections = (): string[] => seedConfig.advert_brands.map(({ slug }) => slug)

/** A file by its address: its media type and its body, a text in UTF-8; null where there is none. */
export function advertFile(pathname: string): { type: string; body: string } | null {
  const [, id = '', file = ''] = /^\/advert-files\/(\d{1,9})\/([a-z0-9.-]{1,80})$/.exec(pathname) ?? []
  const material = advertTree(advertSections()).materials.find((it) => it.id === Number(id))
  if (!material) return null
  if (file === 'preview.svg' && material.preview) return { type: TYPES['svg']!, body: material.preview() }
  const type = TYPES[file.split('.').at(-1)!] // a split has a last part
  return file === material.file && type !== undefined ? { type, body: material.make() } : null
}
