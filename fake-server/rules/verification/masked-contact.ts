/** @returns an address of which its owner recognises enough and a stranger learns little: `i•••@volga.example`, `+7 ••• •••-01-05` */
export function maskedContact(channel: 'email' | 'sms', target: string): string {
  if (channel === 'sms') return `+${target.slice(0, 1)} ••• •••-${target.slice(-4, -2)}-${target.slice(-2)}`
  const at = target.lastIndexOf('@')
  return `${target.slice(0, 1)}•••${target.slice(at)}`
}
