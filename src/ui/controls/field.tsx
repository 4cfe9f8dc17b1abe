import clsx from 'clsx'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { createContext, type ReactNode, use, useId } from 'react'
import { Icon } from '../icon'
import styles from './field.module.scss'

type Wiring = { id: string; describedBy: string | undefined; isInvalid: boolean }

const FieldContext = createContext<Wiring | null>(null)

/**
 * The attributes that tie an input to the Field around it, joined with the input's own; the id inside a Field is the Field's.
 * @returns id, aria-describedby and aria-invalid, undefined where there is nothing to say
 */
export function useFieldWiring(own: {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: React.AriaAttributes['aria-invalid']
}) {
  const field = use(FieldContext)
  return {
    id: field?.id ?? own.id,
    'aria-describedby': clsx(own['aria-describedby'], field?.describedBy) || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.isInvalid || undefined),
  }
}

export type FieldProps = {
  label: ReactNode
  /** Stays for screen readers only. */
  isLabelHidden?: boolean | undefined
  hint?: ReactNode
  /** What is wrong and what to do; the input inside turns red. */
  error?: ReactNode
  /** The id of the input, where somebody must find it. */
  id?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A label, one input and the words under it, tied together by ids. The input finds them by itself. */
export function Field({ label, isLabelHidden = false, hint, error, id: ownId, className, children }: FieldProps) {
  const madeId = useId()
  const id = ownId ?? madeId
  const { wiring, words } = describe(id, hint, error)
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? 'vh' : styles.label}>
        {label}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {words}
    </div>
  )
}

/** Several choices under one legend (radios, checkboxes), with the same words under them as a Field has. */
export function FieldGroup({ label, isLabelHidden = false, hint, error, className, children }: Omit<FieldProps, 'id'>) {
  const { wiring, words } = describe(useId(), hint, error)
  return (
    <fieldset className={clsx(styles.group, className)} aria-describedby={wiring.describedBy}>
      <legend className={isLabelHidden ? 'vh' : undefined}>{label}</legend>
      {children}
      {words}
    </fieldset>
  )
}

/** The hint gives way to the error. */
function describe(id: string, hint: ReactNode, error: ReactNode) {
  const hasError = error !== undefined && error !== null && error !== false && error !== ''
  const hasHint = !hasError && hint !== undefined && hint !== null && hint !== false && hint !== ''
  const describedBy = hasError ? `${id}-error` : hasHint ? `${id}-hint` : undefined
  const words = (
    <>
      {hasHint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {hasError && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon of={CircleAlert} size={16} />
          <span>{error}</span>
        </p>
      )}
    </>
  )
  return { wiring: { id, describedBy, isInvalid: hasError }, words }
}
