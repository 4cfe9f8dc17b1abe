/** Addresses of a listed route with the parameters that they carry, without the slash at the end. */
export function samplesOf(path: string): { address: string; params: Record<string, string> }[] {
  if (path.endsWith('/*')) {
    const under = path.slice(0, -2)
    return ['a', 'a/b', 'a/b/c', 'a/b/c/d', 'a/b/c/d/e', 'filtry/maslianye-filtry'].map((rest) => ({
      address: `${under}/${rest}`,
      params: { rest },
    }))
  }
  const [, name, optional] = /\{(\w+)(\??)\}/.exec(path) ?? []
  if (name === undefined) return [{ address: path, params: {} }]
  const filled = ['17', 'ab-c_1', 'новость'].map((value) => ({
    address: path.replace(/\{.*\}/, encodeURIComponent(value)),
    params: { [name]: value },
  }))
  return optional ? [{ address: path.replace(/\/\{.*\}/, ''), params: {} }, ...filled] : filled
}
