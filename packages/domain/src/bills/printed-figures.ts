/**
 * Figures as bills print them, on paper and on screens: quantities, rates, percentages, registers. From integers, by
 * their digits: nothing is divided, so nothing is rounded.
 */

/** '0.2859' from 2859: 1/10,000 dollars a unit, four decimals as tariffs are printed. */
export const rateText = (rateE4: number): string => withPoint(rateE4, 4);

/** '31.16' cents from the same 1/10,000 dollars: 3116. */
export const rateInCents = (rateE4: number): string => withPoint(rateE4, 2);

/** '9' from 900, '8.5' from 850: percent from parts of ten thousand. */
export const percentText = (ofTenThousand: number): string => trimmed(withPoint(ofTenThousand, 2), 0);

/**
 * '352', '1,204', '14.6' from thousandths of a unit.
 * @param leastDecimals digits after the point that stay although they are 0: '18.0'
 */
export function quantityText(milli: number, leastDecimals = 0): string {
  return groupedDigits(trimmed(withPoint(milli, 3), leastDecimals));
}

/** '47,827', '1,217.4', '02,314': the digits of a register, grouped for the eye; zeros in front stay. */
export function groupedDigits(digits: string): string {
  const [whole = '', part] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}

function withPoint(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  return `${value < 0 ? '−' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Without the zeros at the end, and without a point that nothing follows. */
function trimmed(text: string, leastDecimals: number): string {
  const [whole = '', part = ''] = text.split('.');
  const decimals = part.replace(/0+$/, '').padEnd(leastDecimals, '0');
  return decimals === '' ? whole : `${whole}.${decimals}`;
}
