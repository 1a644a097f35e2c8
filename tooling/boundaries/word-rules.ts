/** The part of CONTRIBUTING's plain words that a machine can keep: whole sentences in comments and test titles. */
import ts from 'typescript';
import type { TextRule } from './text-rules.ts';

/** All sources of the product and of its tests. */
const IN_PLAIN_WORDS =
  /(^|\/)(bench|tooling|e2e|(contract|domain|look|sandbox)\/src|apps\/(gateway|portal)\/src)\//;
const NONE = /^$/;

/** A clause without a subject of its own at the start of a sentence. */
const FREE_RELATIVE = /(?:^|[.;] )(?:What|Who|Whom|Whose|Whoever|Whomever|Whatever)\b(?![^.]*\?)/;
/** A title that is only understood after the one of its describe block. */
const FRAGMENT =
  /^(?:that|so|and|but|or|nor|what|who|whom|whose|whoever|whatever|with|without|also|then|even|of|to|by|for)\b/;
const TEST_CALL = /^(?:it|test)\b(?!\.(?:use|step|describe|beforeEach|afterEach|beforeAll|afterAll))/;

export const wordRules: readonly TextRule[] = [
  {
    name: 'comment-has-a-subject',
    advice: 'Write a noun phrase, or a sentence with a subject: not one that begins with What, Who or Whose.',
    within: IN_PLAIN_WORDS,
    only: NONE,
    breaks: (node) => commentsBefore(node).some((comment) => FREE_RELATIVE.test(comment)),
  },
  {
    name: 'test-title-stands-alone',
    advice: 'Write a whole sentence in the present tense about the customer or the thing under test.',
    within: IN_PLAIN_WORDS,
    only: NONE,
    breaks: (node) => FRAGMENT.test(testTitle(node)),
  },
];

function testTitle(node: ts.Node): string {
  if (!ts.isCallExpression(node) || !TEST_CALL.test(node.expression.getText())) return '';
  const [title] = node.arguments;
  return title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))
    ? title.getText().slice(1)
    : '';
}

/** The comments before a token, each as one line of text; empty for every node that is not a token. */
function commentsBefore(node: ts.Node): string[] {
  if (node.getChildCount() > 0 || node.kind >= ts.SyntaxKind.FirstJSDocNode) return [];
  const trivia = node.getFullText().slice(0, node.getLeadingTriviaWidth());
  const comments = trivia.match(/\/\*[\s\S]*?\*\/|(?:\/\/.*\n?\s*)+/g) ?? [];
  return comments.map((comment) =>
    comment
      .replace(/^\s*(?:\/\*+|\*\/|\*|\/\/)|\*\//gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}
