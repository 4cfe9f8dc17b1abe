import Search from 'lucide-react/icons/search'
import { type FormEvent, useState } from 'react'
import { SEARCH_LENGTH } from '../../../../model/limits'
import { useGo } from '../../../hooks/screen/use-navigation'
import { Button } from '../../../ui/controls/button'
import { TextInput } from '../../../ui/controls/text-input'
import { oemAddress } from '../parts/oem-address'
import styles from './oem.module.scss'

/** Another number. */
export function OemForm({ oem }: { oem: string }) {
  const go = useGo()
  const [typed, setTyped] = useState(oem)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') go(oemAddress(typed.trim()))
  }
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <TextInput
          aria-label="Номер OEM"
          placeholder="26300-35505"
          autoComplete="off"
          maxLength={SEARCH_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="fill" icon={Search}>
          Найти
        </Button>
      </form>
    </search>
  )
}
