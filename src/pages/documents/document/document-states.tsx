import { type DocumentDetails, STATE_GROUPS, type StateGroup } from '../../../../model/document/document-details'
import { GROUP_NAMES, stateName, stepText } from '../../../../model/document/document-words'
import { Panel } from '../../../ui/surfaces/panel'
import { OwnText } from '../../../ui/text/own-text'
import { StateBadge } from '../state-badge'
import styles from './document.module.scss'

/** The state of a group that holds now. */
const currentOf = (document: DocumentDetails, group: StateGroup): string =>
  group === 'overdue' ? (document.history.findLast((step) => step.group === group)?.value ?? 'none') : (document[group] ?? 'none')

/** The four independent states of a document, each with all that it went through. [DEC-072] */
export function DocumentStates({ document }: { document: DocumentDetails }) {
  return (
    <Panel title="Состояния">
      <div className={styles.states}>
        {STATE_GROUPS.map((group) => (
          <section key={group} aria-label={GROUP_NAMES[group]}>
            <h3>{GROUP_NAMES[group]}</h3>
            <StateBadge group={group} value={currentOf(document, group)} />
            <ol>
              {document.history
                .filter((step) => step.group === group)
                .map((step) => (
                  <li key={`${step.value} ${step.at}`}>
                    {stateName(group, step.value)}
                    <small>
                      {stepText(step)}
                      <OwnText>{step.note !== '' && `. ${step.note}`}</OwnText>
                    </small>
                  </li>
                ))}
            </ol>
          </section>
        ))}
      </div>
    </Panel>
  )
}
