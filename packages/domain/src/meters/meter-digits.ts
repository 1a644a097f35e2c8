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
