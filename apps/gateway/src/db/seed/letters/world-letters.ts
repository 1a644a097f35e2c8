/**
 * Letters of the demo world: consequences of days alone, as its ledger is, but for one that always came today. Other
 * accounts get the letters of the portal only.
 */
import { rateOn } from '@portal/domain/bills/tariff';
import {
  addDays,
  addMonths,
  type SgDay,
  sgDay,
  sgMonth,
  startOfSgDay,
  toMonth,
  toSgDay,
} from '@portal/domain/sg-time';
import { type LetterData, type LetterKind, makeLetterId } from '../../../modules/letters/public.ts';
import type { WorldAccount } from '../accounts/world-account.ts';
import { worldAccounts, worldPartners } from '../accounts/world-accounts.ts';
import { billsUntil } from '../bills/bills.ts';
import { entriesUntil } from '../bills/ledger.ts';
import { uSaveUntil } from '../bills/u-save-ledger.ts';
import { makeWindow } from '../meters/windows.ts';
import { worldMeters } from '../meters/world-meters.ts';
import { MEI_LIN } from '../usage/mei-lin.ts';
import { FIRST_BILL_MONTH } from '../world-days.ts';

/** Kinds that follow from days alone; the others tell of requests in the portal. */
type WorldLetterKind = Extract<
  LetterKind,
  'bill-reminder' | 'pink-notice' | 'reading-reminder' | 'u-save-credited' | 'tariff' | 'giro-changed'
>;

export interface WorldLetter {
  readonly account: WorldAccount;
  readonly letterId: string;
  readonly kind: WorldLetterKind;
  readonly data: LetterData<WorldLetterKind>;
  readonly recipient: readonly string[];
  readonly printedAt: number;
}

const HOUR = 3_600_000;
/** Mei Lin, Bernard, Chitra, Samuel with his mother's flat, and the kitchen. */
const WRITTEN_TO: ReadonlySet<number> = new Set([
  MEI_LIN,
  100201,
  100202,
  100203,
  100301,
  101101,
  101102,
  200102,
]);

const written = worldAccounts.filter(({ id }) => WRITTEN_TO.has(id));
const atTime = (day: SgDay, hour: number): number => startOfSgDay(day) + hour * HOUR;

function makeLetter<Kind extends WorldLetterKind>(
  account: WorldAccount,
  kind: Kind,
  about: string,
  printedAt: number,
  data: LetterData<Kind>,
): WorldLetter {
  const letterId = makeLetterId({ accountId: account.id, kind, about });
  return { account, letterId, kind, data, recipient: getRecipient(account), printedAt };
}

function getRecipient({ premises }: WorldAccount): string[] {
  const { bpNo, block, street, floor, unit, building, postalCode, premiseType } = premises;
  const holder = worldPartners.find((partner) => partner.bpNo === bpNo)?.name ?? '';
  const house = premiseType.startsWith('HDB') ? `Blk ${block}` : block;
  const door = floor === '' ? '' : `#${floor}-${unit}`;
  return [holder, [house, street, door, building].filter(Boolean).join(' '), `Singapore ${postalCode}`];
}

/** Letters that stay as they are. */
export function lettersUntil(now: number): WorldLetter[] {
  return written
    .flatMap((account) => [
      ...overdueLetters(account, now),
      ...uSaveLetters(account, now),
      ...tariffLetters(account, now),
      ...giroLetters(account),
    ])
    .filter(({ printedAt }) => printedAt <= now);
}

/** On the days of the charges for being late. */
function overdueLetters(account: WorldAccount, now: number): WorldLetter[] {
  const bills = new Map(billsUntil(account, now).map((bill) => [bill.id, bill]));
  return entriesUntil(account, now).flatMap(({ ref, billId, at }) => {
    const kind = /^world:(late-charge|pink-notice):/.exec(ref)?.[1];
    const bill = bills.get(billId ?? '');
    if (kind === undefined || bill === undefined) return [];
    const { month, dueOn } = bill.period;
    const data = { month, amount: bill.total, due: dueOn };
    return [makeLetter(account, kind === 'late-charge' ? 'bill-reminder' : 'pink-notice', bill.id, at, data)];
  });
}

function uSaveLetters(account: WorldAccount, now: number): WorldLetter[] {
  return uSaveUntil(account, now).flatMap(({ type, amount, at, expiresOn }) => {
    if (type !== 'Credited' || expiresOn === null) return [];
    const quarter = toMonth(toSgDay(at));
    const data = { amount, quarter, until: expiresOn };
    return [makeLetter(account, 'u-save-credited', quarter, at + 3 * HOUR, data)];
  });
}

/** On the first day of a quarter with another tariff. */
function tariffLetters(account: WorldAccount, now: number): WorldLetter[] {
  if (!account.services.includes('electricity') || account.system === 'MSSL') return [];
  const letters: WorldLetter[] = [];
  for (
    let month = sgMonth('2025-01');
    startOfSgDay(sgDay(`${month}-01`)) <= now;
    month = addMonths(month, 3)
  ) {
    const from = sgDay(`${month}-01`);
    const before = rateOn('electricity', addDays(from, -1));
    const rate = rateOn('electricity', from);
    if (before === null || rate === null || before === rate) continue;
    letters.push(makeLetter(account, 'tariff', month, atTime(from, 8), { from, before, now: rate }));
  }
  return letters;
}

function giroLetters(account: WorldAccount): WorldLetter[] {
  const { debit } = account;
  if (!debit?.since || debit.lastFour === null || debit.since < `${FIRST_BILL_MONTH}-01`) return [];
  const { bank, lastFour, since } = debit;
  return [makeLetter(account, 'giro-changed', since, atTime(since, 9), { bank, lastFour, from: since })];
}

/** Printed at 9:40 AM today, before that at midnight: about the submission window that runs, or comes next. */
export function letterOfToday(now: number): WorldLetter {
  const meter = worldMeters.find(({ account }) => account.id === MEI_LIN);
  const today = toSgDay(now);
  const windows = [0, 1].map((later) => meter && makeWindow(meter, addMonths(toMonth(today), later)));
  const window = windows.find((each) => each && each.to > now);
  if (!meter || !window) throw new RangeError(`Mei Lin has no submission window after ${today}`);
  const [morning, midnight] = [startOfSgDay(today) + 9 * HOUR + 40 * 60_000, startOfSgDay(today)];
  return makeLetter(meter.account, 'reading-reminder', 'next', morning <= now ? morning : midnight, {
    month: addMonths(toMonth(window.opensOn), 1),
    from: window.from > now ? window.from : null,
    until: window.to,
  });
}
