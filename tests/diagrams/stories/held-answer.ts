/** Keeps answers on their way: they wait for `isLetGo`, until `letGo` is called. */
export function heldAnswer(): { isLetGo: Promise<void>; letGo: () => void } {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { isLetGo, letGo }
}
