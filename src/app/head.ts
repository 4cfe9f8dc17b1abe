import { useEffect } from 'react'
import { pageTitle, SITE_NAME } from '../../model/routing/routes'

function setMeta(name: string, content: string | null): void {
  const found = document.head.querySelector(`meta[name="${name}"]`)
  if (content === null) return found?.remove()
  const meta = found ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }))
  meta.setAttribute('content', content)
}

/** The title by the template, noindex and canonical of the page that is shown. [NAV-005, DEC-064] */
export function useHead({ title, isIndexed = true, canonical }: { title: string; isIndexed?: boolean; canonical?: string }): void {
  useEffect(() => {
    document.title = title === SITE_NAME ? title : pageTitle(title)
    setMeta('robots', isIndexed ? null : 'noindex')
    const link = document.head.querySelector('link[rel="canonical"]')
    if (canonical === undefined) link?.remove()
    else
      (link ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'canonical' }))).setAttribute(
        'href',
        canonical,
      )
  }, [title, isIndexed, canonical])
}
