/**
 * The rules that an import graph cannot see: each judges one syntax node.
 * `only` names the files that are exempt, `within` the files that are checked.
 */
import ts from 'typescript';

export interface TextRule {
  readonly name: string;
  readonly advice: string;
  readonly within: RegExp;
  readonly only: RegExp;
  breaks(node: ts.Node): boolean;
}

const PRODUCT = /(^|\/)(apps|packages)\/[^/]+\//;
const GATEWAY = /(^|\/)apps\/gateway\/src\//;
const PORTAL_SCREENS = /(^|\/)apps\/portal\/src\/.*\.tsx$/;
const PORTAL_FEATURES = /(^|\/)apps\/portal\/src\/(features|requests)\/.*\.tsx$/;
/** Pages of the identity provider lead back; banners were judged, and the terms are a page of the portal. */
const LINKS_OF_THE_SAME_TAB =
  /(contact-details\/contact-rows|promotions\/promotions-carousel|linking\/terms-words)\.tsx$/;
const TEST = /\.test\.tsx?$|\/test\//;
const or = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'));

const CLOCKS =
  /packages\/domain\/src\/sg-time\.ts$|apps\/gateway\/src\/clock\.ts$|apps\/portal\/src\/lib\/clock\.ts$/;
const LOCAL_TIME =
  /^(get|set)(FullYear|Month|Date|Day|Hours|Minutes|Seconds)$|^getTimezoneOffset$|^toLocale(Date|Time)String$/;
const QUERIES = /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/;
const SOCKETS = /^(fetch|createRemoteJWKSet|WebSocket|EventSource)$/;
const CENTS = /cents/i;
const SPOKEN_ATTRIBUTES =
  /^(aria-label|aria-description|aria-roledescription|alt|title|placeholder|label|description)$/;
/** Two letters in a row: a sign such as · or × is not a word that anyone translates. */
const WORDS = /\p{L}\p{L}/u;

const calledName = (node: ts.Node): string => {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return '';
  const callee = node.expression;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
};

const isMember = (node: ts.Node, object: string, name: string): boolean =>
  ts.isPropertyAccessExpression(node) && node.expression.getText() === object && node.name.text === name;

const isDivision = (kind: ts.SyntaxKind): boolean =>
  [ts.SyntaxKind.SlashToken, ts.SyntaxKind.SlashEqualsToken, ts.SyntaxKind.PercentToken].includes(kind);

const isShownText = (node: ts.Node): boolean => {
  if (ts.isJsxText(node)) return true;
  if (!ts.isStringLiteral(node) && !ts.isTemplateLiteral(node)) return false;
  const holder = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent;
  if (ts.isJsxAttribute(holder)) return SPOKEN_ATTRIBUTES.test(holder.name.getText());
  return ts.isJsxElement(holder) || ts.isJsxFragment(holder);
};

export const textRules: readonly TextRule[] = [
  {
    name: 'environment-only-in-config',
    advice: 'Read the setting in apps/gateway/src/config.ts and take it from Config.',
    within: PRODUCT,
    only: or(/apps\/gateway\/src\/config\.ts$/, TEST, /\.config\.ts$/),
    breaks: (node) => isMember(node, 'process', 'env'),
  },
  {
    name: 'clock-only-in-named-files',
    advice: 'Take the instant from the injected Clock and the day from packages/domain/src/sg-time.ts.',
    within: PRODUCT,
    only: CLOCKS,
    breaks: (node) =>
      isMember(node, 'Date', 'now') ||
      (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) ||
      (ts.isCallExpression(node) && node.expression.getText() === 'Date') ||
      (ts.isPropertyAccessExpression(node) && LOCAL_TIME.test(node.name.text)),
  },
  {
    name: 'cents-divided-only-in-money',
    advice:
      'Divide and round cents in packages/domain/src/money.ts, where the rounding is a rule with a test.',
    within: PRODUCT,
    only: /packages\/domain\/src\/money(\.test)?\.ts$/,
    breaks: (node) =>
      (ts.isBinaryExpression(node) &&
        isDivision(node.operatorToken.kind) &&
        CENTS.test(node.left.getText())) ||
      (calledName(node) === 'toFixed' && CENTS.test(node.getText())),
  },
  {
    name: 'queries-only-in-stores',
    advice: 'Only *.store.ts and db/ touch SQL: put the query into the store of its area and call that.',
    within: GATEWAY,
    only: or(/apps\/gateway\/src\/db\//, /(^|\/|\.)store\.ts$/, TEST),
    breaks: (node) =>
      (ts.isCallExpression(node) && QUERIES.test(calledName(node))) ||
      (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql'),
  },
  {
    name: 'fetch-only-in-ports',
    advice: 'Only ports/ opens outbound sockets: give the outside party a port and call that.',
    within: GATEWAY,
    only: or(/apps\/gateway\/src\/ports\//, TEST),
    breaks: (node) =>
      (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
      ts.isIdentifier(node.expression) &&
      SOCKETS.test(node.expression.text),
  },
  {
    name: 'text-only-in-copy',
    advice:
      'Put the words into copy.ts beside the screen (errors: packages/contract/src/errors.ts) and use its name.',
    within: PORTAL_SCREENS,
    only: or(TEST, /apps\/portal\/src\/gallery\//),
    breaks: (node) => isShownText(node) && WORDS.test(node.getText()),
  },
  {
    name: 'outside-only-by-outside-link',
    advice: 'Draw an address outside the portal with OutsideLink: on a kiosk nothing leads out.',
    within: PORTAL_FEATURES,
    only: or(TEST, LINKS_OF_THE_SAME_TAB),
    breaks: isRawLink,
  },
  {
    name: 'types-are-told',
    advice: 'Say the type, or take unknown and look: any switches the compiler off for all who use it.',
    within: /./,
    only: /^$/,
    breaks: (node) => node.kind === ts.SyntaxKind.AnyKeyword || hasSwitchOff(node),
  },
  {
    name: 'no-test-is-switched-off',
    advice: 'Mend the test or remove it: a test that does not run tells nobody anything.',
    within: or(TEST, /\.spec\.ts$/),
    only: /^$/,
    breaks: (node) =>
      ts.isCallExpression(node) &&
      /^(it|test|describe)(\.\w+)*\.(only|skip|todo|fixme|fails)$|^x(it|describe)$/.test(
        node.expression.getText(),
      ),
  },
];

/** A link of HTML whose address is neither a place of the page nor a telephone number. */
function isRawLink(node: ts.Node): boolean {
  if (!ts.isJsxAttribute(node) || node.name.getText() !== 'href') return false;
  if (node.parent.parent.tagName.getText() !== 'a') return false;
  return !/^[{]?["'`]#|^[{]telephoneLink[(]/.test(node.initializer?.getText() ?? '');
}

/** A comment that switches the compiler off stands before some token: look at it once, at that token. */
function hasSwitchOff(node: ts.Node): boolean {
  if (node.getChildCount() > 0) return false;
  return /@ts-(ignore|nocheck|expect-error)/.test(node.getFullText().slice(0, node.getLeadingTriviaWidth()));
}
