import { light, type Rule, styleOf } from './colours'
import { FONT_STACK } from './text/font'
import { escape } from './text/lines'
import { SMALLEST } from './text/measure'

/**
 * A picture of rows or boxes as a file: SVG that needs nothing besides, printed at its own size.
 * @param id unique on a page that holds several pictures
 * @param prefix of its classes, as `hub`
 * @param width px, as `height`
 * @param body the elements on its paper
 */
export function svgSheet(
  { id, title, prefix, width, height }: { id: string; title: string; prefix: string; width: number; height: number },
  rules: readonly Rule[],
  body: readonly string[],
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="sc" role="img" aria-labelledby="${id}--title" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT_STACK}" font-size="${SMALLEST}">`,
    `<title id="${id}--title">${escape(title)}</title>`,
    `<style>${styleOf(rules)}</style>`,
    `<rect class="${prefix}-page" width="${width}" height="${height}" fill="${light('paper')}"/>`,
    ...body,
    '</svg>',
    '',
  ].join('\n')
}
