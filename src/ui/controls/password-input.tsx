import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { useFieldWiring } from './field'
import styles from './field.module.scss'
import { IconButton } from './icon-button'

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'autoComplete'> & {
  name: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown. It stays in the field until the form reads it at submit: no value, no onChange. [DEC-047] */
export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  const wiring = useFieldWiring(rest)
  return (
    <span className={styles.with}>
      <input
        {...rest}
        {...wiring}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        className={styles.input}
      />
      <IconButton label={isShown ? 'Скрыть пароль' : 'Показать пароль'} icon={isShown ? EyeOff : Eye} onClick={() => setShown(!isShown)} />
    </span>
  )
}
