/**
 * Money is integer cents. The only place where cents are divided or turned into digits.
 * Knows nothing of bills, rates or debtors.
 */
declare const brand: unique symbol;

/** Whole cents of a Singapore dollar; negative is a credit of the customer. */
export type Cents = number & { readonly [brand]: 'Cents' };

const wholeDollars = new Intl.NumberFormat('en-SG', { maximumFractionDigits: 0 });

/** Marks a number as cents. @throws RangeError for fractions and for numbers that a double cannot hold exactly */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole cents: ${value}`);
  return (value === 0 ? 0 : value) as Cents;
}

export function addCents(...values: readonly Cents[]): Cents {
  return cents(values.reduce<number>((sum, value) => sum + value, 0));
}

export function negateCents(value: Cents): Cents {
  return cents(-value);
}

/**
 * numerator / denominator to the nearest whole number, halves away from zero, without floating point error.
 * @throws RangeError when a part is no safe integer, or the denominator is not positive
 */
export function divideRounded(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`cannot divide ${numerator} by ${denominator}`);
  }
  const size = Math.abs(numerator);
  const rest = size % denominator;
  const whole = (size - rest) / denominator;
  const rounded = rest >= denominator - rest ? whole + 1 : whole;
  return numerator < 0 && rounded !== 0 ? -rounded : rounded;
}

/**
 * amount x part / of to the nearest cent, halves away from zero, exact at any size: the bill of a factory in cents
 * times its thousandths of a kWh is more than a double holds.
 * @throws RangeError when `of` is not positive or a part is no whole number
 */
export function proportion(amount: Cents, part: number, of: number): Cents {
  if (!(of > 0)) throw new RangeError(`cannot take a part of ${of}`);
  return quotient(BigInt(amount) * BigInt(part), BigInt(of));
}

/** numerator / denominator to the nearest cent, halves away from zero. @param denominator above 0 */
export function quotient(numerator: bigint, denominator: bigint): Cents {
  const size = ((numerator < 0n ? -numerator : numerator) * 2n + denominator) / (denominator * 2n);
  return cents(Number(numerator < 0n ? -size : size));
}

/** Two equal parts; an odd cent goes to the first (readings §11). @throws RangeError for a negative amount */
export function halves(amount: Cents): readonly [Cents, Cents] {
  if (amount < 0) throw new RangeError(`cannot halve a credit: ${amount}`);
  const second = (amount - (amount % 2)) / 2;
  return [cents(amount - second), cents(second)];
}

/** '1234.56': digits and a point for another machine, not for people. @param value not negative */
export function plainAmount(value: Cents): string {
  if (value < 0) throw new RangeError(`no credit can be written here: ${value}`);
  const digits = String(value).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** '1,234.56', '−46.44' (U+2212): an amount whose currency stands elsewhere (visual language §4, bill lines). */
export function formatAmount(value: Cents): string {
  const size = Math.abs(value);
  const part = size % 100;
  const digits = `${wholeDollars.format((size - part) / 100)}.${String(part).padStart(2, '0')}`;
  return value < 0 ? `−${digits}` : digits;
}

/** '+150.00', '−46.44', '0.00': a change of a balance, under a heading for changes (visual language 33, 37). */
export function formatChange(value: Cents): string {
  return value > 0 ? `+${formatAmount(value)}` : formatAmount(value);
}

/** 'S$1,234.56', '−S$25.00' with U+2212 (readings §1). */
export function formatSgd(value: Cents): string {
  return value < 0 ? `−S$${formatAmount(negateCents(value))}` : `S$${formatAmount(value)}`;
}

/** 'S$1,235': to the nearest dollar, for what is not known to the cent. @param value not negative */
export function formatDollars(value: Cents): string {
  return `S$${wholeDollars.format(divideRounded(value, 100))}`;
}

/** '128 dollars 45 cents', as a screen reader says it; a credit begins with 'minus'. */
export function spokenSgd(value: Cents): string {
  const size = Math.abs(value);
  const part = size % 100;
  const whole = (size - part) / 100;
  const words = [
    ...(whole > 0 || part === 0 ? [`${whole} ${whole === 1 ? 'dollar' : 'dollars'}`] : []),
    ...(part > 0 ? [`${part} ${part === 1 ? 'cent' : 'cents'}`] : []),
  ].join(' ');
  return value < 0 ? `minus ${words}` : words;
}
