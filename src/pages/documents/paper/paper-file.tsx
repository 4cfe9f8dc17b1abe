import { useSelector } from '@xstate/react'
import FileDown from 'lucide-react/icons/file-down'
import { useMemo } from 'react'
import { LOST_CODE_ADVICE } from '../../../../model/lost-code'
import { useOwnActor } from '../../../hooks/data/use-own-actor'
import { Button } from '../../../ui/controls/button'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Note } from '../../../ui/surfaces/note'
import { connectPaper } from './connect-paper'
import styles from './paper-file.module.scss'
import type { PaperSource } from './write-paper'

/** A document or a reconciliation act as a PDF. @param source null: it has not come yet, `why` says so */
export function PaperFile({ source, why }: { source: PaperSource | null; why?: string }) {
  const machine = useMemo(() => connectPaper(source), [source])
  const flow = useOwnActor(machine)
  const state = useSelector(flow, (snapshot) => snapshot)
  return (
    <>
      <Button
        variant="line"
        size="s"
        icon={FileDown}
        busy={state.hasTag('busy')}
        disabledReason={source ? undefined : why}
        onClick={() => flow.send({ type: 'file.requested' })}
      >
        Скачать PDF
      </Button>
      <span role="status" className={state.matches('saved') ? styles.saved : 'vh'}>
        {state.matches('saved') && `Файл «${state.context.fileName}» передан браузеру.`}
      </span>
      {state.matches('interrupted') && (
        <Note tone="bad" role="alert" className={styles.lost}>
          Файл не&nbsp;записан. {LOST_CODE_ADVICE}{' '}
          <TextLinkButton onClick={() => flow.send({ type: 'file.resumed' })}>Повторить</TextLinkButton>
        </Note>
      )}
    </>
  )
}
