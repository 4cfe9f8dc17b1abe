import Search from 'lucide-react/icons/search'
import { TextInput } from './text-input'

type SearchInputProps = {
  /** What is looked for and in what, for screen readers. */
  label: string
  placeholder: string
  size?: 's' | 'm' | undefined
  value: string
  onChange: (text: string) => void
  className?: string | undefined
}

/** Words by which a list on the page is narrowed as they are typed. */
export const SearchInput = ({ label, placeholder, size, value, onChange, className }: SearchInputProps) => (
  <TextInput
    type="search"
    size={size}
    icon={Search}
    aria-label={label}
    placeholder={placeholder}
    autoComplete="off"
    value={value}
    onChange={({ target }) => onChange(target.value)}
    className={className}
  />
)
