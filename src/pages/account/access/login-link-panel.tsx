import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { loginLinkPath } from '../../../../model/identity/account/login-link'
import { Secret } from '../../../../model/identity/secret'
import { LOGIN_LINK_LIFE_MS } from '../../../../model/limits'
import { useSubmission } from '../../../form/action/use-submission'
import { serverNow } from '../../../platform/clock/server-clock'
import { createLazy } from '../../../shop/code/lazy'
import { LazyPart } from '../../../shop/code/lazy-part'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/controls/field'
import { TextInput } from '../../../ui/controls/text-input'
import { useCopying } from '../../../ui/controls/use-copying'
import { useSecondsLeft } from '../../../ui/form/use-seconds-left'
import { Countdown } from '../../../ui/form/countdown'
import { Note } from '../../../ui/surfaces/note'
import { Panel } from '../../../ui/surfaces/panel'
import styles from '../account-page.module.scss'
import { loginLinkForm } from './login-link-form'

const qrCode = createLazy(async () => (await import('./qr-code')).default)
const TOLD = { copied: 'Ссылка скопирована', failed: 'Скопировать не\u00a0удалось: выделите ссылку и\u00a0скопируйте сами' }

/** A link in the memory of this part alone. [DEC-047] */
type Link = { address: Secret; until: number }

/** A link, also as a QR code, by which the user logs in on another device without typing the password. [CALL-008, DEC-039] */
export function LoginLinkPanel() {
  const [link, setLink] = useState<Link | null>(null)
  const [definition] = useState(() =>
    loginLinkForm((token) =>
      setLink({ address: new Secret(location.origin + loginLinkPath(token)), until: serverNow() + LOGIN_LINK_LIFE_MS }),
    ),
  )
  const form = useSubmission(definition, (_answer, sent) => sent.restart())
  const { refusal } = form.state.context
  return (
    <Panel title="Войти на&nbsp;другом устройстве">
      <div className={styles.form}>
        <p className={styles.note}>
          Наведите камеру телефона на&nbsp;код или откройте ссылку там, где хотите войти. Она действует 5&nbsp;минут, один раз и&nbsp;без
          пароля: не&nbsp;показывайте её другим.
        </p>
        {refusal !== null && (
          <Note tone={form.state.hasTag('doubtful') ? 'warn' : 'bad'} role="alert">
            {refusal}
          </Note>
        )}
        {link && <MadeLink key={link.until} link={link} />}
        <p className={styles.actions}>
          <Button variant={link ? 'line' : 'fill'} busy={form.state.hasTag('busy')} onClick={() => form.submit()}>
            {link ? 'Создать новую ссылку' : 'Создать ссылку'}
          </Button>
        </p>
      </div>
    </Panel>
  )
}

function MadeLink({ link: { address, until } }: { link: Link }) {
  const isOver = useSecondsLeft(until) === 0
  if (isOver) {
    return (
      <Note tone="warn" role="status">
        Ссылка больше не&nbsp;действует.
      </Note>
    )
  }
  return <LiveLink address={address.reveal()} until={until} />
}

function LiveLink({ address, until }: { address: string; until: number }) {
  const { outcome, copy, forget } = useCopying(address, TOLD)
  return (
    <div className={styles.link}>
      <LazyPart of={qrCode} text={address} label="QR-код со ссылкой для входа" />
      <div className={styles.form}>
        <Field label="Ссылка для входа">
          <TextInput value={address} readOnly spellCheck={false} onFocus={({ currentTarget }) => currentTarget.select()} />
        </Field>
        <p className={styles.actions}>
          <Button variant="line" icon={outcome === 'copied' ? Check : Copy} onClick={copy} onBlur={forget}>
            {outcome === null ? 'Скопировать' : outcome === 'copied' ? 'Скопировано' : 'Не удалось'}
          </Button>
          <Countdown until={until} label="Действует ещё" overText="Ссылка больше не действует">
            {null}
          </Countdown>
        </p>
      </div>
    </div>
  )
}
