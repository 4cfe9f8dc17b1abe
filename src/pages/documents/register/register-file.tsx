import { useSelector } from '@xstate/react'
import FileDown from 'lucide-react/icons/file-down'
import { useState } from 'react'
import { type ListSlice, ordersFileMachine } from '../../../../machines/orders-file/orders-file.machine'
import { failureText } from '../../../../model/api-error'
import type { Api } from '../../../../model/contract'
import type { UpdDocument } from '../../../../model/document/document'
import { registerBody, type RegisterFilter } from '../../../../model/document/register-filter'
import { registerFileName, type RegisterHead, registerSheet, uniqueDocuments } from '../../../../model/document/register-sheet'
import { DOCUMENTS_PER_PAGE } from '../../../../model/limits'
import { priceDay } from '../../../../model/price-list/price-list-head'
import { pageCall } from '../../../api/page-call'
import { useOwnActor } from '../../../hooks/data/use-own-actor'
import { download } from '../../../platform/files/download'
import { nextTask } from '../../../platform/files/next-task'
import { useApi } from '../../../shop/api-context'
import { Button } from '../../../ui/controls/button'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Note } from '../../../ui/surfaces/note'
import styles from './register.module.scss'

type RegisterFileProps = { regionId: number; filter: RegisterFilter; head: RegisterHead; count: number }

/** The documents that the page has narrowed down to, as a file. */
export function RegisterFile({ regionId, filter, head, count }: RegisterFileProps) {
  const api = useApi()
  const [machine] = useState(() => connectRegisterFile(api, regionId, filter, head))
  const flow = useOwnActor(machine)
  const state = useSelector(flow, (snapshot) => snapshot)
  const { error, fileName } = state.context
  return (
    <>
      <Button
        variant="line"
        size="s"
        icon={FileDown}
        busy={state.hasTag('busy')}
        disabledReason={count === 0 ? 'В\u00a0списке ничего нет' : undefined}
        onClick={() => flow.send({ type: 'file.requested' })}
      >
        Скачать XLSX
      </Button>
      <span role="status" className={state.matches('saved') ? styles.saved : 'vh'}>
        {state.matches('saved') && `Файл «${fileName}» передан браузеру.`}
      </span>
      {state.matches('interrupted') && (
        <Note tone="bad" role="alert" className={styles.interrupted}>
          {error ? failureText(error) : 'Остановлено.'}{' '}
          <TextLinkButton onClick={() => flow.send({ type: 'file.resumed' })}>Продолжить</TextLinkButton>
        </Note>
      )}
    </>
  )
}

function connectRegisterFile(api: Api, regionId: number, filter: RegisterFilter, head: RegisterHead) {
  return ordersFileMachine.provide({
    actors: {
      loadSlice: pageCall(async ({ input: { page }, signal }): Promise<ListSlice> => {
        const { items, total } = await api(
          'regions.documents',
          { params: { id: regionId }, body: { ...registerBody(filter), page, limit: DOCUMENTS_PER_PAGE } },
          { signal },
        )
        return { rows: items, next: items.length > 0 && page * DOCUMENTS_PER_PAGE < total ? page + 1 : null, total }
      }),
      saveFile: pageCall(async ({ input: { slices }, signal }) => {
        const { packTable } = await import('../../../platform/files/pack-workbook')
        const now = Date.now()
        const name = registerFileName(head, priceDay(now))
        // What was read above.
        const documents = uniqueDocuments(slices as readonly (readonly UpdDocument[])[])
        download(await packTable(registerSheet(head, documents, now), nextTask, signal), name)
        return name
      }),
    },
  })
}
