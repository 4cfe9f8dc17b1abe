import type { ReactNode } from 'react'

export type BusyRegionProps = {
  isBusy: boolean
  /** Said while busy: «Загружаем товары». */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** A part of the page that is being loaded, said to screen readers once. */
export function BusyRegion({ isBusy, label, className, children }: BusyRegionProps) {
  return (
    <div aria-busy={isBusy || undefined} className={className}>
      <span role="status" className="vh">
        {isBusy ? label : ''}
      </span>
      {children}
    </div>
  )
}
