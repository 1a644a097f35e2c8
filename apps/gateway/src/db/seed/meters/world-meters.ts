/**
 * The meters of the demo world and their registers. Electricity meters send their own readings; water and gas are
 * read by hand. Prepaid electricity, a master account and the neighbours have none.
 */
import { endOfRegister } from '@portal/domain/meters/meter-digits';
import { addMonths, type SgMonth, sgMonth } from '@portal/domain/sg-time';
import { type Utility, utilities } from '@portal/domain/utility-names';
import type { WorldAccount } from '../accounts/world-account.ts';
import { worldAccounts } from '../accounts/world-accounts.ts';
import { hashToSeed, rollBetween } from '../chance.ts';
import { MEI_LIN } from '../usage/mei-lin.ts';
import { monthlyUse, registerStep } from '../usage/monthly-use.ts';
import { FIRST_BILL_MONTH, FIRST_SUB_READING_MONTH } from '../world-days.ts';

export interface WorldMeter {
  readonly account: WorldAccount;
  readonly utility: Utility;
  readonly deviceNo: string;
  /** Digits before the point. */
  readonly before: number;
  /** Digits after it; null: none. */
  readonly after: number | null;
  readonly sendsItself: boolean;
  /** The month of the bill with its first reading. */
  readonly firstMonth: SgMonth;
  /** Reading at the beginning of that bill's period, in thousandths. */
  readonly start: number;
}

/** Her readings in the picture 07, by device and the month of the bill. */
const meiLinMeters: Readonly<Record<Utility, readonly [deviceNo: string, month: SgMonth, milli: number]>> = {
  electricity: ['E55120963', sgMonth('2026-11'), 48_178_000],
  water: ['W20418837', sgMonth('2026-09'), 1_204_300],
  gas: ['G77301254', sgMonth('2026-10'), 2_318_000],
};

/** Units that a meter may have counted before the world began. */
const older: Readonly<Record<Utility, readonly [from: number, to: number]>> = {
  electricity: [4_000, 60_000],
  water: [300, 5_000],
  gas: [400, 20_000],
};

const masters = new Set(worldAccounts.map(({ masterId }) => masterId));
const isMetered = (account: WorldAccount): boolean =>
  !masters.has(account.id) && (account.billed || account.opensSoon || account.masterId !== null);

/** Sub-accounts have a short past, as they are many. */
const getFirstMonth = ({ masterId }: WorldAccount): SgMonth =>
  masterId === null ? FIRST_BILL_MONTH : FIRST_SUB_READING_MONTH;

function listMeters(account: WorldAccount): WorldMeter[] {
  if (!isMetered(account)) return [];
  return utilities
    .filter((utility) => account.services.includes(utility))
    .map((utility) => ({
      account,
      utility,
      deviceNo: account.id === MEI_LIN ? meiLinMeters[utility][0] : makeDeviceNo(account, utility),
      ...makeRegister(account, utility),
      sendsItself: utility === 'electricity',
      firstMonth: getFirstMonth(account),
      start: computeStart(account, utility),
    }));
}

export const worldMeters: readonly WorldMeter[] = worldAccounts.flatMap(listMeters);

function makeDeviceNo({ id }: WorldAccount, utility: Utility): string {
  const number = Math.floor(rollBetween(hashToSeed('device', id, utility), 0, 10_000_000, 99_999_999));
  return `${utility.charAt(0).toUpperCase()}${number}`;
}

/** Gas has five digits, water one after the point (S2 §9); businesses have room for more. */
function makeRegister({ type }: WorldAccount, utility: Utility): Pick<WorldMeter, 'before' | 'after'> {
  if (utility === 'gas') return { before: 5, after: null };
  if (utility === 'water') return { before: type === 'NON' ? 5 : 4, after: 1 };
  return { before: type === 'NON' ? 7 : 5, after: null };
}

function computeStart(account: WorldAccount, utility: Utility): number {
  if (account.id === MEI_LIN) {
    const [, month, milli] = meiLinMeters[utility];
    return milli - sumUse(account, utility, month);
  }
  const [from, to] = older[utility];
  const step = registerStep[utility];
  return (
    Math.floor((rollBetween(hashToSeed('register', account.id, utility), 0, from, to) * 1_000) / step) * step
  );
}

function sumUse(account: WorldAccount, utility: Utility, month: SgMonth): number {
  let used = 0;
  for (let each = getFirstMonth(account); each <= month; each = addMonths(each, 1)) {
    used += monthlyUse(account, utility, each);
  }
  return used;
}

/** Reading of a register that begins again at 0 after its largest number. */
export const onRegister = (meter: WorldMeter, milli: number): number => milli % endOfRegister(meter);
