/** Small changes of a source file that a test should notice: swapped operators, moved limits, negated conditions. */
import ts from 'typescript';

export interface Mutant {
  /** Offsets in the text of the file; the end is outside. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** One-based. */
  readonly line: number;
  /** For a reader of the report: `<` became `<=`. */
  readonly change: string;
}

const SWAPS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};
const CALL_SWAPS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };

/** A limit of thousands or of many bytes is right within one; doubled it is wrong. */
const LARGE = 1000;

/** Text is joined with + as well; a minus there would be a type error, which no test has to notice. */
const isText = (node: ts.Expression): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** `list[0] ?? 0`: a default that only the type asks for, which no input reaches. */
const isDefault = ({ parent }: ts.NumericLiteral, source: ts.SourceFile): boolean =>
  ts.isBinaryExpression(parent) && parent.operatorToken.getText(source) === '??';

/** The node to replace with its new text, or null where nothing is changed. */
function change(node: ts.Node, source: ts.SourceFile): readonly [ts.Node, string] | null {
  if (ts.isBinaryExpression(node)) {
    const swapped = SWAPS[node.operatorToken.getText(source)];
    if (swapped === undefined || isText(node.left) || isText(node.right)) return null;
    return [node.operatorToken, swapped];
  }
  if (ts.isNumericLiteral(node) && isDefault(node, source)) return null;
  if (ts.isNumericLiteral(node))
    return [node, Number(node.text) < LARGE ? `(${node.text} + 1)` : `(${node.text} * 2)`];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [node, node.operand.getText(source)];
  }
  if (ts.isIfStatement(node)) return [node.expression, `!(${node.expression.getText(source)})`];
  if (ts.isConditionalExpression(node)) return [node.condition, `!(${node.condition.getText(source)})`];
  if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent)) {
    const swapped = CALL_SWAPS[node.name.text];
    return swapped === undefined ? null : [node.name, swapped];
  }
  return null;
}

/** Every change this module knows, in the order of the file. Types and thrown errors stay as they are. */
export function listMutants(text: string): Mutant[] {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isThrowStatement(node) || ts.isImportDeclaration(node)) return;
    const found = change(node, source);
    if (found) {
      const [place, replacement] = found;
      const start = place.getStart(source);
      mutants.push({
        start,
        end: place.end,
        replacement,
        line: source.getLineAndCharacterOfPosition(start).line + 1,
        change: `${place.getText(source)} became ${replacement}`,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

export const applyMutant = (text: string, { start, end, replacement }: Mutant): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** The same sample for the same seed on every machine (mulberry32). */
export function sample<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  let state = seed >>> 0;
  const random = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const left = [...items];
  const chosen: Item[] = [];
  while (chosen.length < size && left.length > 0) {
    chosen.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return chosen;
}

/** One item of each group as far as the size allows, then others of all groups: no group is left out by chance. */
export function sampleAcross<Item>(groups: readonly (readonly Item[])[], size: number, seed: number): Item[] {
  const firsts = groups.flatMap((items, index) => sample(items, 1, seed + index));
  const others = groups.flat().filter((item) => !firsts.includes(item));
  return [...sample(firsts, size, seed), ...sample(others, size - firsts.length, seed)];
}
