import type { RichText, TextBlock } from '../../../../model/content/text-block'

const STYLE =
  'body{max-width:190mm;margin:16px auto;padding:0 16px;font:14px/20px system-ui,sans-serif}table{width:100%;border-collapse:collapse}' +
  'th,td{padding:4px 8px;border:1px solid #999;text-align:start;vertical-align:top}h1{font-size:22px}h2{font-size:16px}'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
const words = (text: RichText): string =>
  escaped(typeof text === 'string' ? text : text.map((run) => (typeof run === 'string' ? run : run.text)).join(''))
const all = (tag: string, texts: readonly RichText[]) => texts.map((text) => `<${tag}>${words(text)}</${tag}>`).join('')

/** A block as mark-up; links are plain words, pictures are left out. */
function markup(block: TextBlock): string {
  switch (block.type) {
    case 'heading':
      return `<h${block.level ?? 2}>${escaped(block.text)}</h${block.level ?? 2}>`
    case 'paragraph':
    case 'note':
      return all('p', [block.text])
    case 'list':
      return block.is_ordered ? `<ol>${all('li', block.items)}</ol>` : `<ul>${all('li', block.items)}</ul>`
    case 'table':
      return `<table><tr>${all('th', block.head)}</tr>${block.rows.map((cells) => `<tr>${all('td', cells)}</tr>`).join('')}</table>`
    case 'image':
      return ''
  }
}

/** A document as a file of its own that any browser opens and prints, without scripts and without the shop. */
export const documentFile = ({ title, subject, blocks }: { title: string; subject: string; blocks: readonly TextBlock[] }): string =>
  `<!doctype html><html lang="ru"><meta charset="utf-8"><title>${escaped(title)}: ${escaped(subject)}</title><style>${STYLE}</style>` +
  `<h1>${escaped(title)}</h1><p>${escaped(subject)}</p>${blocks.map(markup).join('')}`
