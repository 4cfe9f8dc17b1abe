import clsx from 'clsx'
import { Link } from 'wouter'
import { formatPhone } from '../../../model/identity/phone'
import { useConfig } from '../../hooks/data/use-config'
import { usePopup } from '../../hooks/screen/use-popup'
import styles from './footer.module.scss'
import { COMPANY_LINKS, HELP_LINKS, LEGAL_LINKS } from './footer-links'
import { SocialLinks } from './social-links'

/** Contacts, company, help, payment, copyright. [NAV-010] */
export function Footer() {
  const config = useConfig()
  const support = usePopup('support')
  return (
    <footer className={styles.foot}>
      <div className={clsx('wrap', styles.inner)}>
        <div className={styles.contacts}>
          {config && (
            <>
              <a className={styles.phone} href={`tel:+${config.phone}`}>
                {formatPhone(config.phone)}
              </a>
              <span>{config.phone_hours}</span>
              <a href={`mailto:${config.email}`}>{config.email}</a>
              <button type="button" aria-haspopup="dialog" onClick={support.open}>
                Поддержка
              </button>
              <SocialLinks links={config.social} />
            </>
          )}
        </div>
        <LinkList title="Компания" links={COMPANY_LINKS} />
        <LinkList title="Помощь" links={HELP_LINKS} />
        <div>
          <h2>Оплата</h2>
          <div className={styles.pay}>
            {PAYMENTS.map((name) => (
              <img key={name} src={`/art/pay-${name}.svg`} width="45" height="28" alt="" loading="lazy" />
            ))}
          </div>
          <p className={styles.ways}>По счёту, переводом, картой или по QR-коду</p>
          <Link href="/s/mobile-app">Мобильное приложение</Link>
        </div>
        <div className={styles.end}>
          <span>
            © {config?.since ?? 1996}–{THIS_YEAR} {config?.legal_name}
          </span>
          <nav aria-label="Правовые сведения" className={styles.legal}>
            {LEGAL_LINKS.map(({ href, label }) => (
              <Link key={href} href={href}>
                {label}
              </Link>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  )
}

const THIS_YEAR = new Date().getFullYear()
const PAYMENTS = ['invoice', 'transfer', 'card', 'qr'] as const

function LinkList({ title, links }: { title: string; links: readonly { href: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
