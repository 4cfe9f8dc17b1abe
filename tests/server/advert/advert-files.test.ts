import { expect, it } from 'vitest'
import type { CloudFile, OpenCloudFolder } from '../../../model/content/cloud'
import { isWellFormed } from '../../support/content/well-formed'
import { newServer, visitor } from '../../support/world'
import { servedShop } from '../served-shop'

/** Every folder of the materials, opened by a signed-in user. */
async function allFolders(): Promise<OpenCloudFolder[]> {
  const { api } = await visitor(newServer(), 5)
  const open = async (id: number): Promise<OpenCloudFolder[]> => {
    const folder = await api('cloud.get', { params: { id } })
    const below = await Promise.all(folder.items.flatMap((item) => (item.kind === 'folder' ? [open(item.id)] : [])))
    return [folder, ...below.flat()]
  }
  const { items } = await api('cloud.roots', {})
  return (await Promise.all(items.map(({ id }) => open(id)))).flat()
}
const filesOf = (folders: readonly OpenCloudFolder[]): CloudFile[] =>
  folders.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'file' ? [item] : [])))

it('every file downloads with its type and exactly as many bytes as its folder says [ENT-022]', async () => {
  const ask = await servedShop()
  const files = filesOf(await allFolders())
  const types: Readonly<Record<string, string>> = {
    svg: 'image/svg+xml; charset=utf-8',
    pdf: 'application/pdf',
    txt: 'text/plain; charset=utf-8',
  }
  const answers = await Promise.all(files.map(({ url }) => ask(url)))
  expect(answers.map(({ status, headers, body }, at) => [files[at]!.name, status, headers['content-type'], body.length])).toEqual(
    files.map(({ name, size }) => [name, 200, types[name.split('.').at(-1)!], size]),
  )
  expect(new Set(files.map(({ url }) => url)).size).toBe(files.length)
})

it('every preview is a picture', async () => {
  const ask = await servedShop()
  const previews = filesOf(await allFolders()).flatMap(({ preview }) => (preview === null ? [] : [preview]))
  const answers = await Promise.all(previews.map((address) => ask(address)))
  expect(answers.map(({ headers, body }, at) => [previews[at], headers['content-type'], isWellFormed(String(body))])).toEqual(
    previews.map((address) => [address, 'image/svg+xml; charset=utf-8', true]),
  )
})

it('a folder counts what is in it', async () => {
  const wrong = (await allFolders()).filter(
    ({ items, folders_count: folders, files_count: files }) =>
      items.length !== folders + files || items.filter(({ kind }) => kind === 'file').length !== files,
  )
  expect(wrong).toEqual([])
})

it('the table of objects of a PDF leads to its objects', async () => {
  const ask = await servedShop()
  const [sheet] = filesOf(await allFolders()).filter(({ name }) => name.endsWith('.pdf'))
  const text = String((await ask(sheet!.url)).body)
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(['1 0 obj', '2 0 obj', '3 0 obj', '4 0 obj'])
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(start, start + 4)).toBe('xref')
})

it.each(['/advert-files/', '/advert-files/1/x.svg', '/advert-files/1001/other.svg', '/advert-files/1001/preview.svg', '/advert-files/%'])(
  'there is no file at %s',
  async (path) => expect((await (await servedShop())(path)).status).toBe(404),
)

it('a folder that is not there is refused in words', async () => {
  const { api } = await visitor(newServer(), 5)
  await expect(api('cloud.get', { params: { id: 999 } })).rejects.toMatchObject({ status: 404, message: 'Такой папки нет' })
})
