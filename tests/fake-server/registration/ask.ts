import type { FakeServer } from '../../../fake-server/open-server'

/** What a new company of the tests registers with. */
export const details = {
  inn: '500100732259',
  company_name: 'ИП Седов',
  name: 'Пётр Седов',
  email: 'sedov@novaya.example',
  phone: '79000000777',
  consent: true,
} as const
export const PASSWORD = 'масло5w30'

/** The newest letter or SMS to an address. */
export async function letterTo(server: Pick<FakeServer, 'inbox'>, to: string) {
  return (await server.inbox()).find((letter) => letter.to === to)
}

/** The code in the newest letter or SMS to an address; fails where that has none. */
export async function codeTo(server: Pick<FakeServer, 'inbox'>, to: string): Promise<string> {
  const code = /\d{6}$/.exec((await letterTo(server, to))?.title ?? '')?.[0]
  if (code === undefined) throw new Error(`No code was sent to ${to}`)
  return code
}

/** Another code than this one. */
export const wrongCode = (code: string): string => (code === '000000' ? '000001' : '000000')
