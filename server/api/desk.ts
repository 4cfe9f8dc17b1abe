import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FakeServer } from '../../fake-server/open-server'
import { REFUSAL_REASON_LENGTH } from '../../model/limits'
import { createReadBody } from './read-body'
import { isOwnOrigin } from './request-origin'

/** The address of the desk; nothing of the shop lies below it. */
const DESK = '/dev'
const APPROVE = `${DESK}/approve`
const REFUSE = `${DESK}/refuse`
/** A form with a number and a reason, in bytes: a Russian letter is six. */
const BODY_MAX = 200 + REFUSAL_REASON_LENGTH * 6
/** Names of this machine: a name that somebody else's DNS points here is none of them. */
const OWN_NAMES: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]'])

const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
} as const

/** Whether a path is one of the desk's. */
export const isDeskPath = (path: string): boolean => path === DESK || path === APPROVE || path === REFUSE

/**
 * The desk of whoever develops against the API over HTTP: the letters and SMS that the fake server sent, with their codes, and the regions
 * on moderation, each let through by a button or refused with a reason. It is a page of this server, never of a build of the shop, and answers on this
 * machine alone: 403 under any other name and to forms of other origins. [DEC-041, STATE-007]
 */
export function createDesk(): (request: IncomingMessage, response: ServerResponse, server: FakeServer) => Promise<void> {
  const readBody = createReadBody()
  return async (request, response, server) => {
    const path = (request.url ?? '').split(/[?#]/, 1)[0] ?? ''
    const host = (request.headers.host ?? '').replace(/:\d+$/, '')
    if (!OWN_NAMES.has(host) || !isOwnOrigin(request)) return refuse(request, response, 403)
    if (path === DESK) {
      if (request.method !== 'GET') return refuse(request, response, 405, { allow: 'GET' })
      const page = pageOf(await server.inbox(), await server.moderated())
      response.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(page)
      return
    }
    if (request.method !== 'POST') return refuse(request, response, 405, { allow: 'POST' })
    const body = await readBody(request, BODY_MAX)
    if (typeof body === 'string') return refuse(request, response, 413)
    const typed = new URLSearchParams(body.toString('utf8'))
    const region = Number(typed.get('region'))
    const reason = (typed.get('reason') ?? '').trim()
    if (!(await server.moderated()).some(({ id }) => id === region)) return refuse(request, response, 404)
    if (path === REFUSE && (reason === '' || reason.length > REFUSAL_REASON_LENGTH)) return refuse(request, response, 422)
    await (path === REFUSE ? server.refuse(region, reason) : server.approve(region))
    response.writeHead(303, { ...headers, location: DESK }).end()
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number, more: Record<string, string> = {}): void {
  request.resume()
  response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8', ...more }).end(String(status))
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** People chose these texts, such as names of companies: none of them is markup. */
const plain = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)

type Letters = Awaited<ReturnType<FakeServer['inbox']>>
type Regions = Awaited<ReturnType<FakeServer['moderated']>>

function pageOf(letters: Letters, regions: Regions): string {
  const moderation = regions.map(
    ({ id, name }) =>
      `<li><form method="post" action="${APPROVE}"><b>${plain(name)}</b> <button name="region" value="${id}">Пропустить</button></form>
<form method="post" action="${REFUSE}"><input name="reason" required maxlength="${REFUSAL_REASON_LENGTH}" aria-label="Причина отказа: ${plain(name)}" value="ИНН не найден в реестре"> <button name="region" value="${id}">Отказать</button></form></li>`,
  )
  const mail = letters.map(({ to, kind, title, text, link, at }) => {
    const time = `<time>${new Date(at).toLocaleString('ru-RU')}</time>`
    const href = link.startsWith('/') ? `<br><a href="${plain(link)}">Открыть ссылку из письма</a>` : ''
    return `<li>${time}, ${kind === 'sms' ? 'СМС' : 'письмо'}, ${plain(to)}<br><b>${plain(title)}</b><br>${plain(text)}${href}</li>`
  })
  return `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Стол разработчика</title>
<style>body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif } li { margin-bottom: 1rem }</style>
<h1>Стол разработчика</h1>
<h2>Модерация</h2>
${moderation.length > 0 ? `<ul>${moderation.join('\n')}</ul>` : '<p>На модерации никого нет.</p>'}
<h2>Письма и СМС</h2>
${mail.length > 0 ? `<ul>${mail.join('\n')}</ul>` : '<p>Писем пока нет.</p>'}
</html>
`
}
