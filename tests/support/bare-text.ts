import { ts } from 'ts-morph'

/** What an expression may put into the page: a bare text node, an element, several or none of them. */
type Kind = 'text' | 'element' | 'none' | 'unknown'
type Item = { node: ts.Node; kinds: ReadonlySet<Kind> }

const isJsx = (node: ts.Node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)
const NOTHING = new Set<ts.SyntaxKind>([ts.SyntaxKind.NullKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.TrueKeyword])
/** White space alone is left where it is by whoever moves texts. */
const textOf = (node: ts.StringLiteralLike): Kind => (node.text.trim() === '' ? 'none' : 'text')
const united = (...all: readonly ReadonlySet<Kind>[]) => new Set(all.flatMap((one) => [...one]))
const isCallOf = (node: ts.Expression, name: string) =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === name

/** Names of values that are elements; every other value is taken for words. */
const ELEMENTS = new Set(['children', 'element', 'body', 'aside', 'question', 'replacing', 'content', 'wrong', 'foot'])
/** Whether a value is an element by its name; what a function that is passed draws is one too. */
function isElement(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return node.questionDotToken !== undefined
  const name = ts.isPropertyAccessExpression(node) ? node.name : node
  return ts.isIdentifier(name) && ELEMENTS.has(name.text)
}

/** The nodes that a child of JSX puts beside its siblings; those of a fragment are its own children. */
function itemsOf(node: ts.Node): Item[] {
  if (ts.isJsxText(node)) return /^(\s|&nbsp;)*$/.test(node.text) ? [] : [{ node, kinds: new Set(['text']) }]
  if (ts.isJsxFragment(node)) return node.children.flatMap(itemsOf)
  if (isJsx(node)) return [{ node, kinds: new Set(['element']) }]
  if (ts.isJsxExpression(node)) return node.expression ? itemsOf(node.expression) : []
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)) return itemsOf(node.expression)
  if (ts.isConditionalExpression(node)) return choice(node, itemsOf(node.whenTrue), itemsOf(node.whenFalse))
  if (ts.isBinaryExpression(node)) {
    const operator = node.operatorToken.kind
    if (operator === ts.SyntaxKind.AmpersandAmpersandToken) return choice(node, itemsOf(node.right), [])
    if (operator === ts.SyntaxKind.QuestionQuestionToken || operator === ts.SyntaxKind.BarBarToken)
      return choice(node, itemsOf(node.left), itemsOf(node.right))
    return [{ node, kinds: new Set(['text']) }]
  }
  if (ts.isStringLiteralLike(node)) return [{ node, kinds: new Set([textOf(node)]) }]
  if (ts.isTemplateExpression(node) || ts.isNumericLiteral(node)) return [{ node, kinds: new Set(['text']) }]
  if (NOTHING.has(node.kind) || (ts.isIdentifier(node) && node.text === 'undefined')) return [{ node, kinds: new Set(['none']) }]
  if (ts.isExpression(node) && isCallOf(node, 'map')) return [{ node, kinds: new Set(['element', 'none']) }]
  return [{ node, kinds: new Set([isElement(node) ? 'unknown' : 'text']) }]
}

/** Of two branches with one node each there is one or the other; nodes of longer ones come and go. */
function choice(node: ts.Node, one: readonly Item[], other: readonly Item[]): Item[] {
  const kindsOf = (items: readonly Item[]): ReadonlySet<Kind> => items[0]?.kinds ?? new Set(['none'])
  if (one.length <= 1 && other.length <= 1) return [{ node, kinds: united(kindsOf(one), kindsOf(other)) }]
  return [...one, ...other].map((item) => ({ node: item.node, kinds: united(item.kinds, new Set(['none'])) }))
}

const mayBeText = ({ kinds }: Item) => kinds.has('text')
const comesAndGoes = ({ kinds }: Item) => (kinds.has('none') && kinds.size > 1) || (kinds.has('text') && kinds.has('element'))

/** The texts of one parent that React removes, or before which it puts something, as a node of their own. */
function looseOf(items: readonly Item[], isAlone: boolean): ts.Node[] {
  if (isAlone && items.length === 1) return []
  return items.flatMap((item, at) => {
    if (!mayBeText(item)) return []
    const before = items.slice(0, at).toReversed()
    const firm = before.findIndex(({ kinds }) => kinds.size === 1 && kinds.has('element'))
    const between = firm < 0 ? before : before.slice(0, firm)
    return comesAndGoes(item) || between.some(comesAndGoes) ? [item.node] : []
  })
}

const nameOf = (node: ts.JsxElement) => node.openingElement.tagName.getText()
/** An element of the page, or the component that is nothing but one. */
const isHost = (node: ts.Node): boolean => ts.isJsxElement(node) && /^([a-z]|OwnText$)/.test(nameOf(node))

/**
 * Text nodes of a source file that come and go beside other nodes. Browsers that translate a page, and many extensions, move text nodes into
 * elements of their own; React then fails to remove such a node, or to insert something before it, and the page is lost. A text that has an
 * element for itself, or is always there with nothing that comes before it, is safe.
 */
export function bareNodes(file: string, source: string): ts.Node[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: ts.Node[] = []
  function visit(node: ts.Node): void {
    const isInner = ts.isJsxFragment(node) && isWithinJsx(node)
    if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && !isInner) found.push(...looseOf(node.children.flatMap(itemsOf), isHost(node)))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** The same as «line: source». */
export const bareTexts = (file: string, source: string): string[] =>
  bareNodes(file, source).map((node) => {
    const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart())
    return `${line + 1}: ${node.getText().replace(/\s+/g, ' ').trim()}`
  })

/** Whether a fragment is drawn as a part of the element around it. */
function isWithinJsx(node: ts.Node): boolean {
  const parent = node.parent
  if (ts.isJsxElement(parent) || ts.isJsxFragment(parent)) return true
  if (ts.isJsxExpression(parent)) return ts.isJsxElement(parent.parent) || ts.isJsxFragment(parent.parent)
  return (
    (ts.isConditionalExpression(parent) || ts.isBinaryExpression(parent) || ts.isParenthesizedExpression(parent)) && isWithinJsx(parent)
  )
}
