import Link2 from 'lucide-react/icons/link-2'
import { useState } from 'react'
import { ApiError, failureText } from '../../model/api-error'
import { loginLinkPath } from '../../model/identity/account/login-link'
import { useApi } from '../shop/api-context'
import { useAppState } from '../shop/app-context'
import { Button } from '../ui/controls/button'
import { useCopying } from '../ui/controls/use-copying'
import { Note } from '../ui/surfaces/note'
import styles from './demo-panel.module.scss'

const TOLD = { copied: 'Ссылка скопирована', failed: 'Скопировать не\u00a0удалось: скопируйте адрес ссылки сами' }

/** Makes a link that logs in whoever is signed in, once, within five minutes. [DEC-039] */
export function DemoLoginLink() {
  const api = useApi()
  const user = useAppState(({ context }) => context.user)
  const [made, setMade] = useState<{ path: string } | { failure: string } | null>(null)
  if (!user) return <p>Войдите: ссылку для входа каждый создаёт для себя.</p>
  const make = () =>
    void api('session.temporaryToken', {}).then(
      ({ token }) => setMade({ path: loginLinkPath(token) }),
      (failure: unknown) => setMade({ failure: failureText(ApiError.from(failure), 'Повторите позже.') }),
    )
  return (
    <div className={styles.part}>
      <p>Ссылка впустит {user.name} один раз в&nbsp;течение пяти минут. Пока вы&nbsp;вошли, она только скажет об&nbsp;этом.</p>
      <Button variant="line" size="s" icon={Link2} onClick={make}>
        Создать ссылку
      </Button>
      {made && 'failure' in made && (
        <Note tone="bad" role="alert">
          {made.failure}
        </Note>
      )}
      {made && 'path' in made && <MadeLink key={made.path} path={made.path} />}
    </div>
  )
}

/** The link opens a page of its own: a change of the page within the shop would carry the token into what is recorded of it. */
function MadeLink({ path }: { path: string }) {
  const { outcome, copy, forget } = useCopying(location.origin + path, TOLD)
  return (
    <>
      <a href={path} target="_blank" rel="noreferrer">
        Открыть ссылку для входа
      </a>
      <Button variant="plain" size="s" onClick={copy} onBlur={forget}>
        {outcome === null ? 'Скопировать' : TOLD[outcome]}
      </Button>
    </>
  )
}
