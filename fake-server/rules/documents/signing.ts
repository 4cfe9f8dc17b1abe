import { differenceProblems, type LineAnswer, missingSum } from '../../../model/document/differences'
import { OUTCOME_OF, type Signer, type SigningAnswer, type SigningOutcome, takesDifferences } from '../../../model/document/signing'
import type { DocumentKind } from '../../../model/document/document'
import { formatDateTime } from '../../../model/text/date'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { refuse } from '../../refusals'
import { requireUser, type Scene, type StoredUser } from '../../scene'
import { documentNumber } from '../../seed/documents/document-rows'
import { nextId } from '../../tables'
import { overdueDocuments } from '../region/region-view'
import { type DocumentRow, isOverdue } from './document-view'
import { documentLines } from './document-lines'

const NO_POWER =
  'Подписать нельзя: у\u00a0вас нет действующей машиночитаемой доверенности (МЧД). Её оформляет руководитель компании, потом повторите.'
const ANSWER_WORDS = { signed: 'подписан', differences: 'принят с\u00a0расхождениями', refused: 'отклонён' } as const

/** Who would sign a document of this region: the user, by a power of attorney that is valid now. */
export function signerOf({ tables, now }: Pick<Scene, 'tables' | 'now'>, user: StoredUser, regionId: number): Signer {
  const company = tables.region.findFirst({ where: { id: { equals: regionId } } })?.company_id
  const regions = tables.region.findMany({ where: { company_id: { equals: company ?? 0 } } }).map(({ id }) => id)
  const power = tables.document
    .findMany({ where: { kind: { equals: 'power' }, person_id: { equals: user.id } } })
    .find(({ region_id, at, due, accounting }) => regions.includes(region_id) && accounting === 'posted' && at <= now() && due > now())
  return { name: user.name, power: power ? { number: power.number, valid_until: new Date(power.due).toISOString() } : null }
}

/** The outcome of a document that was answered, as the signed-in user sees it; null: it waits. */
export function outcomeOf(scene: Pick<Scene, 'tables' | 'user'>, row: DocumentRow): SigningOutcome | null {
  const step = row.steps.findLast(({ group }) => group === 'exchange')
  if (!step || row.exchange === 'waiting' || row.exchange === 'none') return null
  const act = scene.tables.document.findMany({ where: { base_id: { equals: row.id }, kind: { equals: 'torg2' } } }).map(({ id }) => id)
  return {
    // The column of the table is a text; the contract checks it on the way out.
    exchange: row.exchange as SigningOutcome['exchange'],
    at: new Date(step.at).toISOString(),
    by: step.by,
    is_own: step.user_id === scene.user?.id,
    act_id: act[0] ?? null,
  }
}

/**
 * Answers a document at the operator. 403: without a valid power of attorney; 409: it is answered already, or waits for nobody; 422: lines or
 * the kind do not fit. The red bar and «СТОП-отгрузки» follow. [DEC-026, DEC-072]
 */
export function answerDocument(scene: Scene, row: DocumentRow, answer: SigningAnswer): SigningOutcome {
  const user = requireUser(scene)
  const { power } = signerOf(scene, user, row.region_id)
  if (!power) throw refuse(403, { message: NO_POWER })
  const settled = outcomeOf(scene, row)
  if (settled) throw refuse(409, { message: settledText(settled), details: settled })
  if (row.exchange !== 'waiting') throw refuse(409, { message: 'Этот документ подписывать не\u00a0нужно' })
  const lines = documentLines(scene, row)
  if (answer.type === 'accept') {
    if (!takesDifferences({ kind: row.kind as DocumentKind }))
      throw refuse(422, { message: 'Документ этого вида с\u00a0расхождениями не\u00a0принимают: подпишите его или\u00a0откажитесь' })
    const problems = differenceProblems(lines, answer.lines)
    if (problems.size > 0) throw refuse(422, { errors: { lines: [...new Set(problems.values())] } })
  }
  const at = scene.now()
  const exchange = OUTCOME_OF[answer.type]
  const labelling = row.labelling === 'waiting' ? labellingAfter(answer) : row.labelling
  const step = { at, user_id: user.id, by: user.name }
  scene.tables.document.update({
    where: { id: { equals: row.id } },
    data: {
      exchange,
      labelling,
      differences: answer.type === 'accept' ? [...answer.lines] : [],
      steps: [
        ...row.steps,
        { ...step, group: 'exchange', value: exchange, note: noteOf(answer), power: power.number },
        ...(labelling === row.labelling ? [] : [{ ...step, group: 'labelling' as const, value: labelling, note: '' }]),
      ],
    },
  })
  if (answer.type === 'accept') makeAct(scene, user, power.number, row, missingSum(lines, answer.lines))
  liftStop(scene, row, isOverdue(row, at))
  const after = scene.tables.document.findFirst({ where: { id: { equals: row.id } } })
  const outcome = after && outcomeOf(scene, after)
  if (!outcome) throw refuse(500)
  return outcome
}

function settledText({ exchange, by, at, is_own }: SigningOutcome): string {
  const what = ANSWER_WORDS[exchange as keyof typeof ANSWER_WORDS] ?? 'обработан'
  return `Документ уже ${what}: ${is_own ? 'вами' : by || 'продавцом'}, ${formatDateTime(at)}`
}

const isAllRefused = (lines: readonly LineAnswer[]): boolean => lines.every(({ code }) => code === 3)
const labellingAfter = (answer: SigningAnswer): string =>
  answer.type === 'sign' ? 'accepted' : answer.type === 'refuse' || isAllRefused(answer.lines) ? 'refused' : 'partly'

function noteOf(answer: SigningAnswer): string {
  if (answer.type === 'sign') return ''
  if (answer.type === 'refuse') return answer.reason
  return `Расхождения: ${counted(answer.lines.filter(({ code }) => code !== 1).length, words.line)}`
}

/** The act of differences (ТОРГ-2), signed together with its document; the seller answers it with a correction. */
function makeAct({ tables, now }: Scene, user: StoredUser, power: string, row: DocumentRow, total: number): void {
  const id = nextId(tables, 'document', 60_000)
  const step = { at: now(), user_id: user.id, by: user.name, note: '' }
  tables.document.create({
    id,
    region_id: row.region_id,
    kind: 'torg2',
    number: documentNumber('torg2', id),
    at: now(),
    due: 0,
    order_id: row.order_id,
    total,
    base_id: row.id,
    person_id: 0,
    accounting: 'draft',
    exchange: 'signed',
    labelling: 'none',
    differences: [],
    requested_at: 0,
    steps: [
      { ...step, group: 'accounting', value: 'draft' },
      { ...step, group: 'exchange', value: 'signed', power },
    ],
  })
}

/** Once the last overdue document is answered, shipping goes on, and so do the orders that waited. [DEC-026] */
function liftStop(scene: Scene, { region_id }: DocumentRow, wasOverdue: boolean): void {
  if (!wasOverdue || overdueDocuments(scene, region_id).length > 0) return
  const { region, order } = scene.tables
  region.update({ where: { id: { equals: region_id } }, data: { stopped: false } })
  for (const { id } of order.findMany({ where: { region_id: { equals: region_id }, is_waiting: { equals: true } } }))
    order.update({ where: { id: { equals: id } }, data: { is_waiting: false } })
}

/** Asks the seller to sign or send these УПД again: a letter to the manager goes out, and each says when. [CALL-038] */
export function requestAgain(scene: Scene, rows: readonly DocumentRow[], managerEmail: string): void {
  const user = requireUser(scene)
  const at = scene.now()
  for (const { id } of rows) scene.tables.document.update({ where: { id: { equals: id } }, data: { requested_at: at } })
  scene.tables.message.create({
    id: nextId(scene.tables, 'message'),
    to: managerEmail,
    kind: 'mail',
    title: 'Просьба подписать и\u00a0отправить документы снова',
    text: `${user.name} просит: ${rows.map(({ number }) => number).join(', ')}.`,
    link: '',
    at,
  })
}
