/**
 * The child of an element that holds a node which was moved deeper into it; null if the node is not in it.
 */
function holderIn(parent: Node, moved: Node): Node | null {
  let at: Node | null = moved
  while (at && at.parentNode !== parent) at = at.parentNode
  return at
}

/**
 * Lets React remove, and insert before, text nodes that a translating browser or an extension has moved into elements of their own. Sources avoid
 * such texts; this keeps the page where one was overlooked.
 */
export function tolerateMovedTexts(nodes: Pick<Node, 'removeChild' | 'insertBefore'> = Node.prototype): void {
  // oxlint-disable-next-line typescript/unbound-method -- called on their own node below
  const { removeChild, insertBefore } = nodes
  nodes.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T
    const holder = holderIn(this, child)
    if (holder) removeChild.call(this, holder)
    return child
  }
  nodes.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const isThere = before === null || before.parentNode === this
    return insertBefore.call(this, node, isThere ? before : holderIn(this, before)) as T
  }
}
