import type { DrawnPage, Visitor, Waiting } from '../../model/heads/drawing'
import { awaitShop } from './await-shop'
import type { Drawn } from './create-drawing'

/** The root with what stands in it until the shop is drawn. */
const ROOT = /(<div id="root"[^>]*>)[\s\S]*?(<\/div>\s*<noscript>)/
const NOTHING: Waiting = { pressed: null, typed: [], focused: null }

/** Text of a script, which ends at nothing inside it. */
const scriptText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028')

/**
 * The HTML of a page with its first screen in it, and with what the shop needs to go on from there.
 * Throws where the HTML has no root.
 */
export function withDrawing(html: string, { markup, needs, answers, isCustomer }: Drawn, { screen, theme }: Visitor): string {
  if (!ROOT.test(html)) throw new Error('The HTML has no root for a drawing')
  const left = `<script>window.drawn=${scriptText({ screen, needs, answers, waiting: NOTHING } satisfies DrawnPage)};(${awaitShop.toString()})(window.drawn.waiting)</script>`
  return withCustomer(html, isCustomer)
    .replace('<html ', () => `<html data-drawn ${theme ? `data-theme="${theme}" ` : ''}`)
    .replace(ROOT, (_, start: string, end: string) => `${start}${markup}${end.replace('</div>', `</div>\n    ${left}`)}`)
}

/** What the head would load by itself for whoever was signed in: a drawing needs its styles at once. */
function withCustomer(html: string, isCustomer: boolean): string {
  const [, list = ''] = /"files":\[([^\]]*)\]/.exec(html) ?? []
  if (!isCustomer || list === '') return html
  const links = (JSON.parse(`[${list}]`) as string[]).map((href) =>
    href.endsWith('.css') ? `<link rel="stylesheet" crossorigin href="${href}">` : `<link rel="modulepreload" crossorigin href="${href}">`,
  )
  return html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
}
