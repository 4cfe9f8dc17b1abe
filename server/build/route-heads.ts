import type { Plugin } from 'vite'
import type { Layout } from '../../model/routing/route'
import { headFileOf, notFoundFile } from '../head-file'
import { type EarlyLines, earlyLines, type EarlyNeeds } from './early/early-lines'

/** What one page says about itself before any script runs. `layout`: which frame of the shop it has; `canonical` is a path, null where the pattern does not tell it. */
export type Head = { title: string; description: string | null; canonical: string | null; noindex: boolean; layout: Layout }
/** Which frame stands there until the shop is drawn. */
const frame = /(data-layout=")[^"]*(")/

/** A row of the route table, its head and what its page needs early. */
export type RouteHead = { path: string; head: Head; early: EarlyNeeds }

/** The line of index.html that is replaced by a page's own head. */
const placeholder = /<title>[^<]*<\/title>/

/**
 * Writes one HTML file per route, with its own title, description, canonical address and robots line, since nothing renders on the server. [DEC-064]
 * A built page asks for the files of its route and for its first answers itself.
 * @param heads of all routes, of the 404 page, of an address (for the development server), and the shop's own origin ('' for relative addresses)
 */
export function routeHeads(heads: { routes: readonly RouteHead[]; notFound: Head; of(pathname: string): Head; origin: string }): Plugin {
  return {
    name: 'karter:route-heads',
    enforce: 'post',
    transformIndexHtml: (html, { server, originalUrl }) =>
      server ? withHead(html, heads.of((originalUrl ?? '/').split(/[?#]/, 1)[0] ?? '/'), heads.origin) : html,
    generateBundle(_options, bundle) {
      const shell = bundle['index.html']
      if (shell?.type !== 'asset') return
      const html = String(shell.source)
      const emit = (fileName: string, head: Head, early?: EarlyLines) =>
        this.emitFile({ type: 'asset', fileName, source: withEarly(withHead(html, head, heads.origin), early) })
      for (const { path, head, early } of heads.routes) emit(headFileOf(path), head, earlyLines(bundle, early))
      emit(notFoundFile, heads.notFound)
    },
  }
}

/** The HTML with the head's lines in place of its title. Throws when the HTML has no title to replace. */
export function withHead(html: string, head: Head, origin: string): string {
  if (!placeholder.test(html)) throw new Error('index.html has no <title> for the heads of the routes')
  const lines = [
    `<title>${escaped(head.title)}</title>`,
    head.description === null ? '' : `<meta name="description" content="${escaped(head.description)}" />`,
    head.canonical === null ? '' : `<link rel="canonical" href="${escaped(origin + head.canonical)}" />`,
    head.noindex ? '<meta name="robots" content="noindex" />' : '',
  ]
  return html.replace(placeholder, () => lines.filter(Boolean).join('\n    ')).replace(frame, `$1${head.layout}$2`)
}

/** The HTML with what is started early at the beginning of its head, and the links at its end: styles count in this order. */
function withEarly(html: string, early: EarlyLines | undefined): string {
  if (!early) return html
  return html
    .replace('<title>', () => `${early.first}\n    <title>`)
    .replace('</head>', () => (early.last ? `  ${early.last}\n  </head>` : '</head>'))
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
