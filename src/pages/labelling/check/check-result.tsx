import { CODE, mendedText, PROBLEM_WORDS } from '../../../../model/labelling/code-words'
import { type Comparison, isComplete } from '../../../../model/labelling/compare'
import { formatCount } from '../../../../model/text/count'
import { counted } from '../../../../model/text/plural'
import { Badge } from '../../../ui/marks/badge'
import { Disclosure } from '../../../ui/surfaces/disclosure'
import { Note } from '../../../ui/surfaces/note'
import { Panel } from '../../../ui/surfaces/panel'
import { endCell, Table } from '../../../ui/surfaces/tables/data-table'
import styles from '../labelling.module.scss'

/** So many codes of a kind are listed; the report has all. */
const SHOWN = 50

/** What matched and what did not: in numbers, by lines, and code by code. */
export function CheckResult({ comparison }: { comparison: Comparison }) {
  const { expected, matched, missing, strange, doubled, unread, lines, scanned } = comparison
  const mended = mendedText(comparison)
  return (
    <Panel title="Что сошлось" isFlush className={styles.result}>
      <dl className={styles.figures} role="status">
        <Figure name="Совпало" value={`${formatCount(matched)} из\u00a0${formatCount(expected)}`} />
        <Figure name="Не хватает" value={formatCount(missing)} isBad={scanned > 0 && missing > 0} />
        <Figure name="Лишних" value={formatCount(strange.length)} isBad={strange.length > 0} />
        <Figure name="Повторов" value={formatCount(doubled.length)} isBad={doubled.length > 0} />
        <Figure name="Не прочитано" value={formatCount(unread.length)} isBad={unread.length > 0} />
      </dl>
      {isComplete(comparison) && (
        <Note tone="ok" className={styles.note}>
          Всё сошлось: документ можно подписать.
        </Note>
      )}
      {mended !== '' && <Note className={styles.note}>{mended}</Note>}
      <Table label="Строки документа">
        <thead>
          <tr>
            <th>Товар</th>
            <th className={endCell}>Кодов</th>
            <th>Итог</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, matched: found, missing: lost }) => (
            <tr key={line.line}>
              <td>
                <b>{line.article}</b> {line.name}
              </td>
              <td className={endCell}>
                {formatCount(found)}&nbsp;из&nbsp;{formatCount(line.codes.length)}
              </td>
              <td>
                {lost.length === 0 ? (
                  <Badge tone="ok">Сошлось</Badge>
                ) : (
                  <Badge tone={scanned > 0 ? 'warn' : 'mut'}>Нет {formatCount(lost.length)}</Badge>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Codes
        title="Лишние"
        rows={strange.map(({ key, line }) => [
          key,
          line ? `товар строки ${line.line}, но\u00a0другой экземпляр` : 'товара в\u00a0документе нет',
        ])}
      />
      <Codes title="Повторы" rows={doubled.map(({ key, times }) => [key, `отсканирован раз: ${times}`])} />
      <Codes title="Не прочитаны" rows={unread.map(({ text, problem }) => [text, PROBLEM_WORDS[problem]])} />
      {scanned > 0 && (
        <Codes
          title="Не хватает"
          rows={lines.flatMap(({ line, missing: lost }) => lost.map((code) => [code, `${line.article}, строка ${line.line}`] as const))}
        />
      )}
    </Panel>
  )
}

const Figure = ({ name, value, isBad = false }: { name: string; value: string; isBad?: boolean }) => (
  <div className={isBad ? styles.bad : undefined}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

function Codes({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  if (rows.length === 0) return null
  return (
    <Disclosure title={`${title}: ${counted(rows.length, CODE)}`} className={styles.list}>
      <ul>
        {rows.slice(0, SHOWN).map(([code, note], at) => (
          // The same text may stand there twice.
          <li key={at}>
            <code>{code}</code>
            <span>{note}</span>
          </li>
        ))}
      </ul>
      {rows.length > SHOWN && <p>И&nbsp;ещё {counted(rows.length - SHOWN, CODE)}: все они есть в&nbsp;отчёте.</p>}
    </Disclosure>
  )
}
