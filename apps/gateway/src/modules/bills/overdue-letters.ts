/**
 * Writes to the holders of accounts about bills that are not paid: once a day, from 8 AM in Singapore. Every letter has
 * the bill as its cause, so that a repeated run, or another gateway's, produces none twice.
 */
import type { Clock } from '@portal/domain/clock';
import { chooseOverdueLetter, getDueDays, overdueLetters } from '@portal/domain/letters/overdue-letter';
import { type Cents, cents } from '@portal/domain/money';
import { type SgDay, toMonth, toSgDay, toSgTime } from '@portal/domain/sg-time';
import type { Db, Tx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type Loop, startLoop } from '../../jobs/loop.ts';
import { produceLetter } from '../letters/public.ts';
import { type Balance, type BillDue, listBillsDue, loadBalances, nothingOwed } from './balance.store.ts';

const HOUR = 3_600_000;
const FIRST_TIME = '08:00';
const PAGE = 500;

export interface OverdueLetterParts extends Pick<Deps, 'db' | 'clock'> {
  readonly log: Pick<Deps['log'], 'error' | 'info'>;
}

/** Looks at every bill whose letter is due today. @returns how many letters went out */
export async function produceOverdueLetters(parts: OverdueLetterParts): Promise<number> {
  const today = toSgDay(parts.clock.now());
  let produced = 0;
  for (const letter of overdueLetters) {
    let after: BillDue | null = null;
    for (;;) {
      const page: BillDue[] = await listBillsDue(parts.db, {
        ...getDueDays(letter, today),
        after,
        limit: PAGE,
      });
      for (const bill of await findUnpaid(parts.db, page, today)) {
        if (await withTransaction(parts.db, (tx) => writeAbout(tx, parts.clock, bill))) produced += 1;
      }
      after = page.at(-1) ?? null;
      if (page.length < PAGE) break;
    }
  }
  return produced;
}

async function findUnpaid(db: Db, bills: readonly BillDue[], today: SgDay): Promise<BillDue[]> {
  const accountIds = [...new Set(bills.map(({ accountId }) => accountId))];
  const balances = await loadBalances(db, accountIds, today);
  return bills.filter((bill) => getOpen(balances.get(bill.accountId), bill) > 0);
}

/** Reads the open amount again in the transaction of the letter: a payment may have come meanwhile. */
async function writeAbout(tx: Tx, clock: Clock, bill: BillDue): Promise<boolean> {
  const { accountId, billId, issuedOn, dueOn: due } = bill;
  const printedAt = clock.now();
  const today = toSgDay(printedAt);
  const balance = (await loadBalances(tx, [accountId], today)).get(accountId) ?? nothingOwed;
  const amount = getOpen(balance, bill);
  const kind = chooseOverdueLetter({ due, open: amount }, today);
  // A bill that was overdue when a payment arrangement under way was made is paid by that plan.
  const isArranged = balance.arrangedOn !== null && due < balance.arrangedOn;
  if (kind === null || isArranged) return false;
  const data = { month: toMonth(issuedOn), amount, due };
  return produceLetter(tx, { accountId, kind, data, about: billId, printedAt });
}

function getOpen(balance: Balance | undefined, { billId }: BillDue): Cents {
  return balance?.charges.find((charge) => charge.billId === billId)?.open ?? cents(0);
}

export function startOverdueLetters(parts: OverdueLetterParts): Loop {
  let done: SgDay | null = null;
  const work = async () => {
    const now = parts.clock.now();
    const today = toSgDay(now);
    if (done === today || toSgTime(now) < FIRST_TIME) return undefined;
    const letters = await produceOverdueLetters(parts);
    done = today;
    parts.log.info({ rows: letters }, 'letters about overdue bills produced');
    return undefined;
  };
  return startLoop('overdue letters', HOUR, work, parts.log);
}
