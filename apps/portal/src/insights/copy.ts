/** Words of insights that several pages show. */
import { type Cents, formatSgd } from '@portal/domain/money';

const signed = (amount: Cents): string => (amount > 0 ? `+${formatSgd(amount)}` : formatSgd(amount));

export const copy = {
  trueUp: {
    range: (low: Cents, high: Cents) => `${signed(low)} to ${signed(high)}`,
    fewReadings: (readings: number, needed: number) =>
      `Not yet known: it needs ${needed} readings, ${readings === 0 ? 'none' : readings} came`,
    note: 'From how your use went up and down between earlier readings; not a promise.',
  },
} as const;
