/**
 * Readings as the digits on a meter. Inside, a reading is an integer in thousandths of the unit (1,204.3 Cu M is
 * 1204300), below the end of the register, where it begins again at 0.
 */
export interface Register {
  /** Digits before the point. */
  readonly before: number;
  /** Digits after it; null for a meter that shows none. */
  readonly after: number | null;
}

/** The first reading, in thousandths, that the register cannot show. */
export function endOfRegister({ before }: Pick<Register, 'before'>): number {
  return 10 ** before * 1000;
}

/** '01204.3': every digit of the register. @param milli thousandths of the unit */
export function meterDigits(milli: number, register: Register): string {
  const [whole = '', ...point] = readingText(milli, register).split('.');
  return [whole.padStart(register.before, '0'), ...point].join('.');
}

/** '1204.3': the same within a sentence. Digits that the register does not show are cut off, as on the meter. */
export function readingText(milli: number, { after }: Register): string {
  const whole = String(Math.floor(milli / 1000));
  return after === null || after === 0
    ? whole
    : `${whole}.${String(milli % 1000)
        .padStart(3, '0')
        .slice(0, after)}`;
}

/** Thousandths of the unit of a reading as it is written: '1204.3', '01204.3', '02318'. The inverse of `meterDigits`. */
export function readingMilli(text: string): number {
  const [whole = '', point = ''] = text.split('.');
  return Number(whole) * 1000 + Number(point.padEnd(3, '0'));
}

/** '1,204.3', '02,318': digits of a meter in groups of three, as people read them. */
export function groupDigits(digits: string): string {
  const [whole = '', ...point] = digits.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...point].join('.');
}
