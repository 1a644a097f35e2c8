/** Figures of a bill as they are written: quantities, rates, percentages, registers. Digits only, no rule. */

const quantities = new Intl.NumberFormat('en-SG', { maximumFractionDigits: 3 });
const percents = new Intl.NumberFormat('en-SG', { maximumFractionDigits: 2 });

/** '14.6' from 14600 thousandths. */
export const quantityText = (milli: number): string => quantities.format(milli / 1000);

/** '0.2859' from 2859: four decimals, as tariffs are printed. */
export const rateText = (rateE4: number): string => withPoint(rateE4, 4);

/** '31.16' cents from 3116. */
export const rateInCents = (rateE4: number): string => withPoint(rateE4, 2);

/** '9%' from 900, '50%' from 5000. */
export const percentText = (ofTenThousand: number): string => `${percents.format(ofTenThousand / 100)}%`;

/** '47,827', '1,217.4', '02,314': as the register shows it, grouped for the eye. */
export function digitsOfReading(reading: string): string {
  const [whole = '', part] = reading.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}

function withPoint(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  return `${value < 0 ? '−' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
