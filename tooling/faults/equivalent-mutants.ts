/** Mutants that change nothing anybody could see: no test can notice them, so none is drawn. */

export interface EquivalentMutant {
  readonly path: string;
  /** How the line begins, without the space before it. */
  readonly line: string;
  readonly change: string;
  readonly reason: string;
}

const money = 'packages/domain/src/money.ts';
const uploads = 'apps/gateway/src/modules/uploads';
const bills = 'apps/gateway/src/modules/bills';

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
    line: 'const size = ((numerator < 0n ? -numerator : numerator) * 2n + denominator) / (denominator * 2n);',
    change: '< became <=',
    reason: 'differs for 0 alone, and there is no negative big integer 0',
  },
  {
    path: money,
    line: 'return cents(Number(numerator < 0n ? -size : size));',
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
    path: `${uploads}/check/pdf-words.rules.ts`,
    line: "if (text[at] === '[' || /^(?:null|\\()/.test(text.slice(at, at + 4))) return 'plain';",
    change: '4 became (4 + 1)',
    reason: 'the pattern reads four characters at most',
  },
  {
    path: `${uploads}/check/pdf-dictionary.rules.ts`,
    line: 'for (let at = from; at < text.length; at = afterGap(text, at)) {',
    change: '< became <=',
    reason: 'behind the last character stands no token, which is null too',
  },
  {
    path: `${uploads}/check/pdf-dictionary.rules.ts`,
    line: 'if (end < 0 || !add(',
    change: '< became <=',
    reason: 'no token ends where the text begins',
  },
  {
    path: `${uploads}/check/pdf-scan.rules.ts`,
    line: "const refused: ScannedToken = { length: 0, opening: 'unwanted' };",
    change: '0 became (0 + 1)',
    reason: 'the length of a refused stream is not read',
  },
  {
    path: `${uploads}/check/picture-size.rules.ts`,
    line: 'for (let at = 2; at + 1 < view.length; ) {',
    change: '< became <=',
    reason: 'one byte alone is no marker, which is null too',
  },
  ...['>= became >', '0 became (0 + 1)'].map((change) => ({
    path: `${bills}/histories/settled-by.rules.ts`,
    line: 'if (credit.amountCents >= 0) {',
    change,
    reason: 'a credit of 0 settles nothing and takes nothing back',
  })),
  {
    path: `${bills}/histories/last-payment.rules.ts`,
    line: 'one.paidOn === other.paidOn ? one.at > other.at',
    change: '> became >=',
    reason: 'of two payments of one instant either is the last',
  },
  {
    path: `${bills}/paper/change-sentence.rules.ts`,
    line: "const direction = (amount: Cents): 'more' | 'less' =>",
    change: '> became >=',
    reason: 'an amount of 0 is left out before',
  },
  {
    path: 'apps/gateway/src/modules/linking/application/company-form.rules.ts',
    line: 'return same > last ? last : sgDay(same);',
    change: '> became >=',
    reason: 'differs only where both are the same day',
  },
  {
    path: `${uploads}/file-name.rules.ts`,
    line: 'if (characters.length <= LONGEST) return name;',
    change: '<= became <',
    reason: 'a name of that length is cut to itself',
  },
  ...['< became <=', '33 became (33 + 1)'].map((change) => ({
    path: `${uploads}/check/picture-size.rules.ts`,
    line: 'if (view.length < 33',
    change,
    reason: 'a picture of one chunk has no end, which is null too',
  })),
  {
    path: `${uploads}/check/picture-size.rules.ts`,
    line: 'marker >= 0xc3 && marker <= 0xcf',
    change: '0xcf became (207 + 1)',
    reason: 'markers from 0xd0 on are passed over before',
  },
  {
    path: `${uploads}/check/picture-size.rules.ts`,
    line: 'const hasNoLength =',
    change: '0xd8 became (216 + 1)',
    reason: '0xd9 ends the picture before',
  },
  ...['>= became >', '0 became (0 + 1)'].map((change) => ({
    path: `${uploads}/check/picture-size.rules.ts`,
    line: 'for (let at = view.indexOf(0xff, from); at >= 0;',
    change,
    reason: 'a scan never begins with the first bytes of a file',
  })),
  {
    path: `${uploads}/check/picture-size.rules.ts`,
    line: 'for (let at = 2; at + 1 < view.length; ) {',
    change: '+ became -',
    reason: 'behind the last byte stands no marker, which is null too',
  },
  ...['> became >=', '4 became (4 + 1)'].map((change) => ({
    path: `${uploads}/check/picture-size.rules.ts`,
    line: 'if (isOtherFrame(marker) || at + 4 > view.length) return null;',
    change,
    reason: 'a segment that ends the file leaves no end of the picture, which is null too',
  })),
  {
    path: `${uploads}/check/picture-size.rules.ts`,
    line: 'if (end > view.length) return null;',
    change: '> became >=',
    reason: 'a segment or chunk that ends the file leaves no end of the picture, which is null too',
  },
  ...['< became <=', '0 became (0 + 1)'].map((change) => ({
    path: 'apps/portal/src/features/staff/payments/amounts.rules.ts',
    line: 'export const formatSize =',
    change,
    reason: 'differs for 0 alone, which has no sign',
  })),
  {
    path: 'apps/portal/src/wizard/wizard.rules.ts',
    line: 'const mayStay = wanted >= 0 && wanted <= last',
    change: '<= became <',
    reason: 'who may not stay at the last step is led to it',
  },
  {
    path: 'packages/domain/src/bills/bill-chart.ts',
    line: 'if (oldest === undefined || newest === undefined) return [];',
    change: '|| became &&',
    reason: 'there are both or neither',
  },
  {
    path: 'packages/domain/src/meters/meter-window.ts',
    line: 'const ahead = meters.filter(({ from }) => from > now);',
    change: '> became >=',
    reason: 'a window that begins now is open',
  },
  {
    path: 'packages/domain/src/meters/usage-day.ts',
    line: "return measured > usual ? 'higher' : 'lower';",
    change: '> became >=',
    reason: 'as much as usual is normal',
  },
  ...['> became >=', '13 became (13 + 1)'].map((change) => ({
    path: 'packages/domain/src/paynow-amount.ts',
    line: change.startsWith('>') ? 'if (digits.length > MOST_DIGITS)' : 'const MOST_DIGITS = 13;',
    change,
    reason: 'so much is more than anybody owes, which is the same problem',
  })),
  ...[
    ["let known: DayOfRow = { text: '', day: null", '0 became (0 + 1)'],
    ['return { text, day: null', '0 became (0 + 1)'],
  ].map(([line = '', change = '']) => ({
    path: 'apps/gateway/src/modules/usage/import/interval-row.rules.ts',
    line,
    change,
    reason: 'the age of what is no day is not read',
  })),
  {
    path: 'apps/gateway/src/modules/usage/import/interval-row.rules.ts',
    line: 'if (value !== null && age <= 0',
    change: '0 became (0 + 1)',
    reason: 'no half hour of yesterday begins later than now',
  },
  {
    path: 'apps/portal/src/features/meter-readings/history/history.rules.ts',
    line: 'key: `',
    change: '- became +',
    reason: 'a key has to be its row’s own, whatever it is',
  },
  {
    path: 'apps/portal/src/features/meter-readings/history/history.rules.ts',
    line: 'const isCorrection = later < earlier',
    change: '< became <=',
    reason: 'between equal readings nothing was used',
  },
  {
    path: 'apps/gateway/src/modules/meter-readings/submit.rules.ts',
    line: "if (lock === 'sendsItself' || meter.upperMilli === null)",
    change: '|| became &&',
    reason: 'a meter that sends itself is one without an upper limit',
  },
  {
    path: 'apps/portal/src/features/meter-readings/history/history.rules.ts',
    line: '`${dayText.slice(0, 2)',
    change: '2 became (2 + 1)',
    reason: 'two spaces are searched as one',
  },
  {
    path: 'packages/domain/src/requests/payment-arrangement.ts',
    line: 'return overdue < MINIMUM ? overdue : MINIMUM;',
    change: '< became <=',
    reason: 'either is the amount where both are the same',
  },
  ...['+ became -', '2 became (2 + 1)'].map((change) => ({
    path: 'packages/domain/src/paynow-qr/data-objects.ts',
    line: 'const characters = Array.from(text.slice(0, 2 * LONGEST + 2));',
    change,
    reason: 'enough of a code that is too long to see that it is',
  })),
  {
    path: 'packages/domain/src/redirect.ts',
    line: 'const [query =',
    change: '1 became (1 + 1)',
    reason: 'the last sign of a path is allowed in a query too',
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
