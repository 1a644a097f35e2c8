/**
 * Unique entity numbers of Singapore: three shapes with a check letter each. A wrong check letter is a reason to
 * query, never to refuse, as numbers that fail are in use.
 * Source: uen.gov.sg for the shapes; the check letters as published with the shapes' weights.
 */

/** As it is kept and compared: without blanks around, in capitals. */
export const canonicalUen = (typed: string): string => typed.trim().toUpperCase();

const OTHERS = 'ABCDEFGHJKLMNPQRSTUVWX0123456789';
const ENTITY_TYPES = new Set(
  (
    'CC CD CH CL CM CP CS CX DP FB FC FM FN GA GB GS HS LL LP MB MC MD MH MM MQ NB NR PA PB PF RF RP SM SS ' +
    'TC TU VH XL'
  ).split(' '),
);

function weighed(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
}

const toDigits = (text: string): number[] => [...text].map(Number);

/** The letter that belongs at the end of a UEN of this shape; null when the shape is none of the three. */
function computeCheckLetter(uen: string): string | null {
  const body = uen.slice(0, -1);
  if (/^\d{8}[A-Z]$/.test(uen)) {
    return 'XMKECAWLJDB'.charAt(weighed(toDigits(body), [10, 4, 9, 3, 8, 2, 7, 1]) % 11);
  }
  if (/^(18|19|20)\d{7}[A-Z]$/.test(uen)) {
    return 'ZKCMDNERGWH'.charAt(weighed(toDigits(body), [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11);
  }
  if (/^[TSR]\d{2}[A-Z]{2}\d{4}[A-Z]$/.test(uen) && ENTITY_TYPES.has(uen.slice(3, 5))) {
    const values = [...body].map((sign) => OTHERS.indexOf(sign));
    if (values.includes(-1)) return null;
    const sum = weighed(values, [4, 3, 5, 3, 10, 2, 2, 5, 7]);
    return OTHERS.charAt((((sum - 5) % 11) + 11) % 11);
  }
  return null;
}

/** Whether a UEN has one of the three shapes and its check letter. @param uen in canonical spelling */
export function isWellFormedUen(uen: string): boolean {
  return computeCheckLetter(uen) === uen.slice(-1) && uen !== '';
}
