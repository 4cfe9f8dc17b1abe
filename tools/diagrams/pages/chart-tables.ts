import type { Chart, State, Transition } from '../extract'
import { statesOf, withCode } from './state-names'
import { listed, named, table } from './table'

/** More rows than this stand in a table for each state that has states inside. */
const MOST_ROWS = 30
const HEADS = ['Состояние', 'Событие', 'Условие', 'Что делается', 'Новое состояние']

/** What a state is among the others: «начальное», «одна из областей»… */
function kindOf(state: State, parent: State | undefined, isTop: boolean): string {
  const kinds = [
    ...(parent?.initial === state.id ? [isTop ? 'начальное' : 'начальное внутри'] : []),
    ...(state.type === 'final' ? ['конечное'] : []),
    ...(parent?.type === 'parallel' ? ['область'] : []),
    ...(state.type === 'parallel' ? ['все области внутри сразу'] : []),
  ]
  return kinds.join(', ')
}

/** Every state of a chart, which of them it begins with, and what is done in each. Markdown. */
export function stateTable(chart: Pick<Chart, 'root'>): string {
  const { all, full, code } = statesOf(chart)
  const parentOf = new Map(all.flatMap((parent) => parent.states.map((state) => [state.id, parent] as const)))
  const lines = all.flatMap((state) => {
    const isRoot = state.id === chart.root.id
    const told = [
      ...(state.entry.length ? [`в\u00a0начале: ${listed(state.entry)}`] : []),
      ...(state.calls.length ? [`вызов: ${state.calls.join(', ')}`] : []),
      ...(state.exit.length ? [`в\u00a0конце: ${listed(state.exit)}`] : []),
      ...(state.tags.length ? [`знак: ${state.tags.map((tag) => `\`${tag}\``).join(', ')}`] : []),
    ]
    const kind = kindOf(state, parentOf.get(state.id), parentOf.get(state.id)?.id === chart.root.id)
    if (isRoot && told.length === 0 && kind === '') return []
    return [[isRoot ? 'всегда' : withCode(full(state.id), code(state.id)), kind, told.join('<br>')]]
  })
  return lines.length ? table(['Состояние', 'Какое', 'Что в нём делается'], lines) : 'Состояний нет: только слышит и передаёт.'
}

/** The innermost state with states inside that a transition starts from, or starts in. */
function boxOf({ source }: Transition, all: readonly State[]): State {
  const boxes = all.filter(({ id, states }) => states.length > 0 && (source === id || source.startsWith(`${id}.`)))
  return boxes.at(-1) ?? all[0]! // the outer ones come first, and the chart itself is one
}

/** Every transition of a chart; of a large one in a table for each state that has states inside. Markdown. */
export function transitionTables({ root, transitions }: Chart): string {
  const { all, full, short, code } = statesOf({ root })
  const lineOf = (t: Transition, source: string): string[] => [
    source,
    named(t.event, t.code),
    t.guard === null ? '' : withCode(t.guard, t.guardCode ?? ''),
    listed(t.actions.map((word, at) => named(word, t.actionCodes[at]!))) || (t.targets.length === 0 ? 'ничего' : ''), // as many of both
    t.targets.map((target) => withCode(short(t.source, target), code(target))).join(t.targets.length > 2 ? ' +<br>' : ' + ') +
      (t.reenter && t.targets[0] === t.source ? ', заново' : '') || 'остаётся',
  ]
  if (transitions.length <= MOST_ROWS)
    return table(
      HEADS,
      transitions.map((t) => lineOf(t, withCode(full(t.source), code(t.source)))),
    )
  const boxes = new Map<State, Transition[]>()
  for (const t of transitions) {
    const box = boxOf(t, all)
    boxes.set(box, [...(boxes.get(box) ?? []), t])
  }
  return all
    .flatMap((box) => {
      const inside = boxes.get(box)
      if (!inside) return []
      const title = box === root ? 'Верхний уровень' : withCode(full(box.id), code(box.id))
      const sourceOf = ({ source }: Transition) =>
        source === box.id ? (box === root ? 'любое' : 'любое внутри') : withCode(full(source).split(' › ').at(-1)!, code(source)) // as in short
      return `### ${title}\n\n${table(
        HEADS,
        inside.map((t) => lineOf(t, sourceOf(t))),
      )}`
    })
    .join('\n\n')
}
