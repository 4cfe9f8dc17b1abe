import { stories, type Story } from '../../../machines/support/stories'
import type { Example } from './examples'
import { section, table } from './table'
import type { Told } from './wiring'

/** The worked examples of a story. */
function told(examples: readonly Example[], story: string): string {
  const links = examples.filter((it) => it.story === story).map(({ page, title }) => `[${title}](${page})`)
  return links.length ? `\n\nПримеры: ${links.join(', ')}.` : ''
}

/** The first page: the machines by what they do for whom. Markdown. */
export function indexPage(all: readonly Told[], examples: readonly Example[]): string {
  const of = (story: Story) =>
    all
      .filter(({ names }) => names.about.story === story)
      .map(({ machine, names }) => [`[${names.title}](${machine.id}.md)`, `\`${machine.id}\``, names.purpose])
  const keys = Object.keys(stories) as Story[] // the keys of that very object
  return [
    '# Потоки магазина «Картер»\n\nКак магазин ведёт себя и почему: по одной странице на каждого участника, с рисунками и таблицей переходов. Страницы пишет `npm run diagrams` из самих машин, руками их не правят.\n',
    '\nКак читать рисунок: точка – начало; двойная рамка – конец; пунктирная рамка – одна из областей, идущих одновременно; `[…]` – условие, `/ …` – действие, `#…` – знак состояния; событие внутри рамки состояния не меняет; пунктирная метка – переход в состояние с другого рисунка; стрелка от внешней рамки – из любого состояния внутри.\n',
    '\nВсё вместе: [карта системы](map.md). Сколько из этого пройдено проверками: [что пройдено](coverage.md).\n',
    ...keys.map((story) => section(stories[story], table(['Участник', 'В коде', 'Зачем'], of(story)) + told(examples, stories[story]))),
  ].join('')
}
