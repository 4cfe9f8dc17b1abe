import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../ui/controls/button'
import { Note } from '../../../ui/surfaces/note'
import { Panel } from '../../../ui/surfaces/panel'
import styles from '../account-page.module.scss'

type EditablePanelProps = {
  title: string
  /** What it is now. */
  value: ReactNode
  isEditing: boolean
  onEdit: () => void
  /** What was changed last, in a sentence. */
  done: string | null
  /** The form that changes it. */
  children: ReactNode
}
const FIRST_FIELD = 'input:not([type="hidden"]):not([hidden])'

/** Something of the account: what it is now, and under it the form that changes it. The form has the focus, then the button that opened it. */
export function EditablePanel({ title, value, isEditing, onEdit, done, children }: EditablePanelProps) {
  const panel = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current === isEditing) return
    wasEditing.current = isEditing
    if (isEditing) panel.current?.querySelector<HTMLInputElement>(FIRST_FIELD)?.focus()
    else button.current?.focus()
  }, [isEditing])
  return (
    <Panel
      ref={panel}
      title={title}
      aside={
        !isEditing && (
          <Button ref={button} variant="line" size="s" onClick={onEdit}>
            Изменить<span className="vh"> {title.toLowerCase()}</span>
          </Button>
        )
      }
    >
      <p className={styles.value}>{value}</p>
      {!isEditing && done !== null && (
        <Note tone="ok" role="status" className={styles.told}>
          {done}
        </Note>
      )}
      {isEditing && <div className={styles.form}>{children}</div>}
    </Panel>
  )
}
