/** Mutants that change nothing anybody could see: no test can notice them, so none is drawn. */

export interface EquivalentMutant {
  readonly path: string;
  /** How the line begins, without the space before it. */
  readonly line: string;
  readonly change: string;
  readonly reason: string;
}

const money = 'packages/domain/src/money.ts';
const uploads = 'apps/gateway/src/modules/uploads/check';

export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    path: money,
    line: "const wholeDollars = new Intl.NumberFormat('en-SG', { maximumFractionDigits: 0 });",
    change: '0 became (0 + 1)',
    reason: 'whole numbers alone are formatted',
  },
  ...['< became <=', '0 became (0 + 1)'].map((change) => ({
    path: money,
    line: 'return numerator < 0 && rounded !== 0 ? -rounded : rounded;',
    change,
    reason: 'differs for the numerator 0 alone, which is rounded to 0',
  })),
  {
    path: money,
    line: 'if (!(of > 0)) throw new RangeError(',
    change: '> became >=',
    reason: 'a division of big integers by 0 throws the same RangeError',
  },
  {
    path: money,
    line: 'const size = ((product < 0n ? -product : product) * 2n + divisor) / (divisor * 2n);',
    change: '< became <=',
    reason: 'differs for 0 alone, and there is no negative big integer 0',
  },
  {
    path: money,
    line: 'return cents(Number(product < 0n ? -size : size));',
    change: '< became <=',
    reason: 'differs for 0 alone, and there is no negative big integer 0',
  },
  {
    path: 'packages/domain/src/still-to-pay.ts',
    line: 'const each = accounts.map((account) => (account.amount > 0 ? stillToPay(account) : account.amount));',
    change: '> became >=',
    reason: 'of nothing nothing is left to pay',
  },
  {
    path: `${uploads}/pdf-words.rules.ts`,
    line: "if (text[at] === '[' || /^(?:null|\\()/.test(text.slice(at, at + 4))) return 'plain';",
    change: '4 became (4 + 1)',
    reason: 'the pattern reads four characters at most',
  },
  {
    path: `${uploads}/pdf-dictionary.rules.ts`,
    line: 'for (let at = from; at < text.length; at = afterGap(text, at)) {',
    change: '< became <=',
    reason: 'behind the last character stands no token, which is null too',
  },
  {
    path: `${uploads}/pdf-scan.rules.ts`,
    line: "const refused: ScannedToken = { length: 0, opening: 'unwanted' };",
    change: '0 became (0 + 1)',
    reason: 'the length of a refused stream is not read',
  },
  {
    path: `${uploads}/picture-size.rules.ts`,
    line: 'for (let at = 2; at + 1 < view.length; ) {',
    change: '< became <=',
    reason: 'one byte alone is no marker, which is null too',
  },
];

/** @param text of the file, as it stands */
export const isEquivalent = (
  path: string,
  text: string,
  mutant: { line: number; change: string },
): boolean => {
  const line = text.split('\n')[mutant.line - 1]?.trim();
  return equivalentMutants.some(
    (each) => each.path === path && line?.startsWith(each.line) && each.change === mutant.change,
  );
};
