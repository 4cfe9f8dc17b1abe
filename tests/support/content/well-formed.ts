/** Whether every element of a text is closed in its order and no attribute is left open. */
export function isWellFormed(svg: string): boolean {
  const open: string[] = []
  for (const [, close, name, , self] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false
    } else if (!self) open.push(name ?? '')
  }
  return open.length === 0 && !/[<>]/.test(svg.replace(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, ''))
}
