import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { Link } from 'wouter'
import { type CompanyRegion, isRegionAdmin } from '../../../../model/company/region'
import { partyText } from '../../../../model/document/parties'
import { currentQuarter, dayInMoscow, periodProblem } from '../../../../model/document/period'
import type { Reconciliation } from '../../../../model/document/reconciliation'
import { formatMoney } from '../../../../model/money/money'
import { formatDate } from '../../../../model/text/date'
import { useResource } from '../../../hooks/data/use-resource'
import { useArrived, useGo } from '../../../hooks/screen/use-navigation'
import { PersonalTitle } from '../../../layouts/personal/personal-title'
import { ResourceView } from '../../../layouts/resource-view'
import { useAppState } from '../../../shop/app-context'
import { Money } from '../../../ui/amounts/money'
import { Button, ButtonLink } from '../../../ui/controls/button'
import { Field } from '../../../ui/controls/field'
import { DateInput } from '../../../ui/form/date-input'
import { Note } from '../../../ui/surfaces/note'
import { Panel } from '../../../ui/surfaces/panel'
import { endCell, Table } from '../../../ui/surfaces/tables/data-table'
import { documentAddress, settlementsAddress } from '../documents-address'
import { PaperFile } from '../paper/paper-file'
import styles from './settlements.module.scss'

const NOT_YET = 'Акт ещё не\u00a0загрузился'

type SettlementsProps = { region: CompanyRegion | null; asked: { from: string | null; to: string | null } }

/** The reconciliation act of a region for a period, for its administrators; on paper as it stands. [DEC-072, ROLE-003] */
export function Settlements({ region, asked }: SettlementsProps) {
  const go = useGo()
  const [now] = useState(Date.now)
  const userId = useAppState((app) => app.context.user?.id ?? null)
  const isAdmin = region !== null && userId !== null && isRegionAdmin(region, userId)
  const usual = currentQuarter(now)
  const period = { from: asked.from ?? usual.from, to: asked.to ?? usual.to }
  const problem = periodProblem(period)
  const act = useResource('documents.reconciliation', isAdmin && problem === null ? { params: { id: region.id }, query: period } : null)
  useArrived(act.status !== 'loading' || (region !== null && !isAdmin) || problem !== null)
  const change = (next: Partial<typeof period>) => go(settlementsAddress({ ...period, ...next }), { replace: true, isScrollKept: true })
  return (
    <>
      <PersonalTitle count={region !== null && region.company_name}>Акт сверки</PersonalTitle>
      <div className={styles.tools}>
        <ButtonLink variant="line" size="s" href="/personal/documents">
          Все документы
        </ButtonLink>
        {isAdmin && (
          <div className={styles.period} role="group" aria-label="Период сверки">
            <Field label="С">
              <DateInput size="s" value={period.from} onChange={(day) => day && change({ from: day })} />
            </Field>
            <Field label="по" error={problem ?? undefined}>
              <DateInput size="s" value={period.to} onChange={(day) => day && change({ to: day })} />
            </Field>
            <Button
              variant="line"
              size="s"
              icon={Printer}
              disabledReason={act.status === 'ready' ? undefined : NOT_YET}
              onClick={() => window.print()}
            >
              Напечатать
            </Button>
            <PaperFile key={`${period.from} ${period.to}`} source={act.status === 'ready' ? act.data : null} why={NOT_YET} />
          </div>
        )}
      </div>
      {region !== null && !isAdmin ? (
        <Note>Взаиморасчёты видит администратор региона: попросите его показать акт или сделать администратором вас.</Note>
      ) : (
        problem === null && (
          <ResourceView of={act} waiting="Считаем взаиморасчёты" failed="Акт сверки не загрузился" height={480} className={styles.place}>
            {(data) => <Act act={data} regionId={region?.id ?? 0} isToday={period.to >= dayInMoscow(now)} />}
          </ResourceView>
        )
      )}
    </>
  )
}

function Act({ act, regionId, isToday }: { act: Reconciliation; regionId: number; isToday: boolean }) {
  const day = (date: string) => formatDate(`${date}T12:00:00+03:00`)
  return (
    <Panel
      title={`Взаиморасчёты с\u00a0${day(act.from)} по\u00a0${day(act.to)}`}
      aside={<span className={styles.note}>рубли с&nbsp;НДС</span>}
      isFlush
    >
      <p className={styles.parties}>
        {partyText(act.seller, act.seller_inn, act.seller_kpp)} и&nbsp;{partyText(act.buyer, act.buyer_inn, act.buyer_kpp)}
      </p>
      <Table label="Взаиморасчёты" minWidth={460} className={styles.table}>
        <thead>
          <tr>
            <th>Документ</th>
            <th className={endCell}>Отгружено</th>
            <th className={endCell}>Оплачено</th>
            <th className={endCell}>Долг</th>
          </tr>
        </thead>
        <tbody>
          <tr className={styles.total}>
            <th scope="row" colSpan={3}>
              Долг на&nbsp;начало
            </th>
            <td className={endCell}>
              <Money kopecks={act.opening} tone="plain" />
            </td>
          </tr>
          {act.rows.map((row) => (
            <tr key={`${row.title} ${row.at}`}>
              <td className={styles.name}>
                {row.document_id === null ? row.title : <Link href={documentAddress(row.document_id)}>{row.title}</Link>}
              </td>
              <td className={endCell}>{row.debit !== 0 && <Money kopecks={row.debit} tone="plain" />}</td>
              <td className={endCell}>{row.credit !== 0 && <Money kopecks={row.credit} tone="plain" />}</td>
              <td className={endCell}>
                <Money kopecks={row.balance} tone="plain" />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Обороты</th>
            <td className={endCell}>
              <Money kopecks={act.debit} tone="plain" />
            </td>
            <td className={endCell}>
              <Money kopecks={act.credit} tone="plain" />
            </td>
            <td />
          </tr>
          <tr className={styles.total}>
            <th scope="row" colSpan={3}>
              Долг на&nbsp;конец
            </th>
            <td className={endCell}>
              <Money kopecks={act.closing} />
            </td>
          </tr>
        </tfoot>
      </Table>
      {act.rows.length === 0 && <p className={styles.parties}>В&nbsp;этом периоде движений не&nbsp;было.</p>}
      {isToday && <Agreement regionId={regionId} closing={act.closing} />}
      <p className={styles.signatures}>
        <span>{act.seller}</span>
        <span>{act.buyer}</span>
      </p>
    </Panel>
  )
}

/** Whether the act agrees with the debt of the region, to the kopeck. [ENT-006] */
function Agreement({ regionId, closing }: { regionId: number; closing: number }) {
  const debt = useResource('regions.debt', { params: { id: regionId } })
  if (debt.status !== 'ready') return null
  return debt.data.debt === closing ? (
    <p className={styles.parties}>Сходится с&nbsp;долгом региона: {formatMoney(closing)}.</p>
  ) : (
    <Note tone="warn" className={styles.note}>
      Долг региона {formatMoney(debt.data.debt)}, в&nbsp;акте {formatMoney(closing)}: спросите менеджера, какой документ ещё
      не&nbsp;проведён.
    </Note>
  )
}
