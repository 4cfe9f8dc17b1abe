import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Link } from 'wouter'
import { isFrameAsVin, numberProblem, type SelectionWay } from '../../../../model/vehicle/selection'
import { searchAddress } from '../../../../model/vehicle/selection-address'
import { useGo } from '../../../hooks/screen/use-navigation'
import { Button, ButtonLink } from '../../../ui/controls/button'
import { Field } from '../../../ui/controls/field'
import { TextInput } from '../../../ui/controls/text-input'
import { focusField } from '../../../ui/form/focus-field'
import { Panel } from '../../../ui/surfaces/panel'
import { NUMBER_WORDS } from '../search/number-words'
import styles from './start.module.scss'

/** Makes that garages ask for most; the others are one step further. */
const COMMON_MAKES = ['LADA', 'ГАЗ', 'Hyundai', 'Kia', 'Renault', 'Volkswagen', 'Toyota', 'КАМАЗ']

/** The three ways to name a car, side by side. [DEC-060] */
export const SelectionWays = () => (
  <div className={styles.ways}>
    <NumberWay way="vin" title="По VIN">
      Стоит в&nbsp;свидетельстве о&nbsp;регистрации, на&nbsp;стойке двери и&nbsp;под лобовым стеклом.
    </NumberWay>
    <NumberWay way="frame" title="По номеру кузова">
      Для японских машин с&nbsp;правым рулём: у&nbsp;них вместо VIN номер кузова.
    </NumberWay>
    <Panel title="По марке и&nbsp;модели" isPlain className={styles.way}>
      <p className={styles.minor}>Марка, модель, год и&nbsp;двигатель&nbsp;– по&nbsp;шагам, с&nbsp;поиском на&nbsp;каждом.</p>
      <ul className={styles.makes} aria-label="Частые марки">
        {COMMON_MAKES.map((make) => (
          <li key={make}>
            <Link href={searchAddress({ way: 'steps', typed: '', chosen: { make } })}>{make}</Link>
          </li>
        ))}
      </ul>
      <ButtonLink variant="line" href={searchAddress({ way: 'steps', typed: '', chosen: {} })}>
        Все марки
      </ButtonLink>
    </Panel>
  </div>
)

/** A number is checked here; what it says is the next page's. */
function NumberWay({ way, title, children }: { way: Exclude<SelectionWay, 'steps'>; title: string; children: ReactNode }) {
  const go = useGo()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { label, example } = NUMBER_WORDS[way]
  function submit(event: FormEvent) {
    event.preventDefault()
    const meant = isFrameAsVin({ way, typed }) ? 'frame' : way
    const wrong = numberProblem({ way: meant, typed })
    setProblem(wrong)
    if (wrong === null) go(searchAddress({ way: meant, typed, chosen: {} }))
    else focusField(id)
  }
  return (
    <Panel title={title} isPlain className={styles.way}>
      <p className={styles.minor}>{children}</p>
      <form noValidate onSubmit={submit} aria-label={title}>
        <Field label={label} id={id} hint={`Например, ${example}`} error={problem}>
          <TextInput
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => {
              setTyped(target.value)
              setProblem(null)
            }}
          />
        </Field>
        <Button type="submit" variant="fill">
          Найти
        </Button>
      </form>
    </Panel>
  )
}
