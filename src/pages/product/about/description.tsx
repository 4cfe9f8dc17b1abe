import { Panel } from '../../../ui/surfaces/panel'
import styles from './about.module.scss'

/** What the product is for, how it differs and how it is stored, in paragraphs. */
export function Description({ text }: { text: string }) {
  return (
    <Panel title="Описание" isPlain>
      <div className={styles.description}>
        {text
          .split('\n')
          .filter((paragraph) => paragraph.trim() !== '')
          .map((paragraph, at) => (
            // Paragraphs of one text keep their places.
            <p key={at}>{paragraph}</p>
          ))}
      </div>
    </Panel>
  )
}
