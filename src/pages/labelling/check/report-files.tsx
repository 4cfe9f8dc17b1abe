import { useSelector } from '@xstate/react'
import FileDown from 'lucide-react/icons/file-down'
import { useLayoutEffect, useState } from 'react'
import { type ListSlice, ordersFileMachine } from '../../../../machines/orders-file/orders-file.machine'
import { LOST_CODE_ADVICE } from '../../../../model/lost-code'
import type { Comparison } from '../../../../model/labelling/compare'
import { type ReportHead, reportName, reportSheet } from '../../../../model/labelling/report'
import { priceDay } from '../../../../model/price-list/price-list-head'
import { tableCsv } from '../../../../model/sheet/table-csv'
import { pageCall } from '../../../api/page-call'
import { useOwnActor } from '../../../hooks/data/use-own-actor'
import { download } from '../../../platform/files/download'
import { nextTask } from '../../../platform/files/next-task'
import { Button } from '../../../ui/controls/button'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Note } from '../../../ui/surfaces/note'
import styles from '../labelling.module.scss'

type Report = { comparison: Comparison; head: ReportHead }

/** What was drawn last, for whoever asks later. */
function newest(first: Report) {
  let report = first
  return {
    get: () => report,
    set: (next: Report) => {
      report = next
    },
  }
}

/** The comparison as a file: XLSX, packed by code that is loaded on demand, or CSV, written at once. */
export function ReportFiles({ comparison, head }: Report) {
  const [latest] = useState(() => newest({ comparison, head }))
  useLayoutEffect(() => latest.set({ comparison, head }))
  const [machine] = useState(() => connectReport(latest.get))
  const flow = useOwnActor(machine)
  const state = useSelector(flow, (snapshot) => snapshot)
  const disabledReason = comparison.scanned === 0 ? 'Кодов ещё нет: отсканируйте хотя бы один' : undefined
  const saveCsv = () => {
    const now = Date.now()
    download(new Blob([tableCsv(reportSheet(head, comparison, now))], { type: 'text/csv' }), `${reportName(head, priceDay(now))}.csv`)
  }
  return (
    <>
      <Button
        variant="line"
        size="s"
        icon={FileDown}
        busy={state.hasTag('busy')}
        disabledReason={disabledReason}
        onClick={() => flow.send({ type: 'file.requested' })}
      >
        Отчёт XLSX
      </Button>
      <Button variant="line" size="s" icon={FileDown} disabledReason={disabledReason} onClick={saveCsv}>
        Отчёт CSV
      </Button>
      <span role="status" className={state.matches('saved') ? styles.saved : 'vh'}>
        {state.matches('saved') && `Файл «${state.context.fileName}» передан браузеру.`}
      </span>
      {state.matches('interrupted') && (
        <Note tone="bad" role="alert" className={styles.failed}>
          Отчёт не&nbsp;записался. {LOST_CODE_ADVICE}{' '}
          <TextLinkButton onClick={() => flow.send({ type: 'file.resumed' })}>Повторить</TextLinkButton>
        </Note>
      )}
    </>
  )
}

function connectReport(reportOf: () => Report) {
  return ordersFileMachine.provide({
    actors: {
      // What is written is here already.
      loadSlice: pageCall(async (): Promise<ListSlice> => ({ rows: [], next: null, total: 0 })),
      saveFile: pageCall(async ({ signal }) => {
        const { packTable } = await import('../../../platform/files/pack-workbook')
        const now = Date.now()
        const { head, comparison } = reportOf()
        const name = `${reportName(head, priceDay(now))}.xlsx`
        download(await packTable(reportSheet(head, comparison, now), nextTask, signal), name)
        return name
      }),
    },
  })
}
