import styles from './quoted-note.module.scss'

/** The buyer's note to a line, as it was written; nothing where there is none. */
export const QuotedNote = ({ text = '' }: { text?: string | undefined }) =>
  text === '' ? null : (
    <p className={styles.note}>
      <span className="vh">Заметка: </span>
      {text}
    </p>
  )
