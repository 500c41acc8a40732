import ts from 'typescript'

/**
 * @typedef {{ file: string, line: number, column: number, was: string, is: string, text: string, lines: Lines, isNumber: boolean }} Mutant
 *   a file with one change, of an operator or of a number; line and column count from 1
 * @typedef {{ was: string, is: string }} Lines the lines that the change stands on, whole, before and after it
 * @typedef {{ node: ts.Node, is: string }} Change
 */

/** What each operator is exchanged for: the nearest mistake that still means something. */
const OPERATORS = new Map([
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['%', '*'],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['===', '!=='],
  ['!==', '==='],
  ['&&', '||'],
  ['||', '&&'],
])
const METHODS = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['some', 'every'],
  ['every', 'some'],
])
/** In a query, as Kysely takes them: `where('at', '<', limit)`. */
const SQL_OPERATORS = new Map([
  ['=', '!='],
  ['!=', '='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['is', 'is not'],
  ['is not', 'is'],
])
const QUERY_PARTS = new Set(['where', 'whereRef', 'limit'])

/**
 * Returns every mutant of a file: an operator, a comparison, a number or a condition of a query is another one or missing.
 * @param {string} file @param {string} text @returns {Mutant[]}
 */
export function mutantsOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  /** @type {Mutant[]} */
  const mutants = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isOutOfReach(node)) return
    for (const change of changesAt(node)) mutants.push(applied(source, change))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return mutants
}

/** Types are gone at run time, and what is imported is not logic. @param {ts.Node} node */
const isOutOfReach = (node) => ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)

/** @param {ts.Node} node @returns {Change[]} */
function changesAt(node) {
  if (ts.isBinaryExpression(node)) return operatorChanges(node)
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [{ node, is: node.operand.getText() }]
  if (ts.isNumericLiteral(node))
    return [{ node, is: String(Number(node.text) + (node.text.includes('.') ? Number(node.text) / 10 : 1)) }]
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return callChanges(node, node.expression)
  return []
}

/** @param {ts.BinaryExpression} node @returns {Change[]} */
function operatorChanges({ left, operatorToken, right }) {
  const is = OPERATORS.get(operatorToken.getText())
  const isText = [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))
  return is && !(isText && is === '-') ? [{ node: operatorToken, is }] : []
}

/** @param {ts.CallExpression} call @param {ts.PropertyAccessExpression} called @returns {Change[]} */
function callChanges(call, { name, expression }) {
  /** @type {Change[]} */
  const changes = []
  const method = METHODS.get(name.text)
  if (method) changes.push({ node: name, is: method })
  if (QUERY_PARTS.has(name.text)) changes.push({ node: call, is: expression.getText() })
  const operator = call.arguments[1]
  if (call.arguments.length === 3 && operator && ts.isStringLiteral(operator)) {
    const is = SQL_OPERATORS.get(operator.text)
    if (is) changes.push({ node: operator, is: `'${is}'` })
  }
  return changes
}

/** @param {ts.SourceFile} source @param {Change} change @returns {Mutant} */
function applied(source, { node, is }) {
  const [start, end] = [node.getStart(source), node.getEnd()]
  const { line, character } = source.getLineAndCharacterOfPosition(start)
  const [before, after] = [source.text.slice(0, start), source.text.slice(end)]
  const was = source.text.slice(start, end)
  const head = before.slice(before.lastIndexOf('\n') + 1)
  const [tail = ''] = after.split('\n', 1)
  return {
    file: source.fileName,
    line: line + 1,
    column: character + 1,
    was,
    is,
    text: `${before}${is}${after}`,
    isNumber: ts.isNumericLiteral(node),
    lines: { was: inOneLine(`${head}${was}${tail}`), is: inOneLine(`${head}${is}${tail}`) },
  }
}

/** @param {string} text */
const inOneLine = (text) => text.replace(/\s+/g, ' ').trim()
