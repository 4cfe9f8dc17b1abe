import { shortFileName } from '../../files/file-name'
import { formatSum } from '../../money/format-sum'
import { formatMoney } from '../../money/money'
import { sumInWords } from '../../money/sum-in-words'
import type { Paper } from '../../paper/paper'
import { formatDate, formatDateTime } from '../../text/date'
import { partyText } from '../parties'
import type { Reconciliation } from '../reconciliation'

const dayOf = (date: string): string => formatDate(`${date}T12:00:00+03:00`)
/** Nothing stands where nothing was shipped or paid. */
const sumOrNothing = (kopecks: number): string => (kopecks === 0 ? '' : formatSum(kopecks))

/** A reconciliation act as it is printed and signed by hand. @param at ms, when */
export function reconciliationPaper(act: Reconciliation, at: number): Paper {
  const period = `с\u00a0${dayOf(act.from)} по\u00a0${dayOf(act.to)}`
  const title = `Акт сверки ${period}`
  const sum = (title: string) => ({ title, width: 30, isEnd: true })
  return {
    title,
    fileName: `${shortFileName(['Акт сверки', act.buyer, `${act.from} – ${act.to}`])}.pdf`,
    author: act.seller,
    foot: `${title}, напечатано ${formatDateTime(at)} (МСК)`,
    parts: [
      {
        kind: 'facts',
        facts: [
          { name: 'Продавец', value: partyText(act.seller, act.seller_inn, act.seller_kpp) },
          { name: 'Покупатель', value: partyText(act.buyer, act.buyer_inn, act.buyer_kpp) },
          { name: 'Период', value: period },
          { name: 'Суммы', value: 'рубли с\u00a0НДС' },
        ],
      },
      {
        kind: 'table',
        table: {
          columns: [{ title: 'Документ' }, sum('Отгружено'), sum('Оплачено'), sum('Долг')],
          rows: [
            ['Долг на\u00a0начало', '', '', formatSum(act.opening)],
            ...act.rows.map(({ title: name, debit, credit, balance }) => [
              name,
              sumOrNothing(debit),
              sumOrNothing(credit),
              formatSum(balance),
            ]),
          ],
          totals: [
            ['Обороты', formatSum(act.debit), formatSum(act.credit), ''],
            ['Долг на\u00a0конец', '', '', formatSum(act.closing)],
          ],
        },
      },
      { kind: 'text', text: closingText(act), isBold: true },
      { kind: 'signatures', names: [act.seller, act.buyer] },
    ],
  }
}

/** Who owes whom at the end of the period, and how much in words. */
function closingText({ closing, to, seller, buyer }: Reconciliation): string {
  if (closing === 0) return `На\u00a0${dayOf(to)} долга нет.`
  const [who, whom] = closing > 0 ? [buyer, seller] : [seller, buyer]
  const sum = Math.abs(closing)
  return `На\u00a0${dayOf(to)} ${who} должно ${whom}: ${formatMoney(sum)} (${sumInWords(sum)}).`
}
