/**
 * Writes to the holders of accounts about bills that are not paid: once a day, from 8 AM in Singapore. Every letter has
 * the bill as its cause, so that a repeated run, or another gateway's, produces none twice.
 */
import { settleEarliest, sumOpen } from '@portal/domain/bills/open-charges';
import { chooseOverdueLetter, getDueDays, overdueLetters } from '@portal/domain/letters/overdue-letter';
import type { Cents } from '@portal/domain/money';
import { type SgDay, toMonth, toSgDay, toSgTime } from '@portal/domain/sg-time';
import type { Db, Tx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type Loop, startLoop } from '../../jobs/loop.ts';
import { readPages, type Stoppable } from '../../jobs/pages.ts';
import { produceLetter } from '../letters/public.ts';
import { type BillDue, listBillsDue } from './balance.store.ts';
import { loadGiroDebts } from './giro-debt.ts';
import type { PaymentSources } from './settlement/under-review.ts';

const HOUR = 3_600_000;
const FIRST_TIME = '08:00';
const PAGE = 500;

type Sources = Pick<PaymentSources, 'underReview'>;

export interface OverdueLetterParts extends Pick<Deps, 'db' | 'clock'>, Stoppable {
  readonly log: Pick<Deps['log'], 'error' | 'info'>;
}

/** Looks at every bill whose letter is due today. @returns how many letters went out */
export async function produceOverdueLetters(
  { db, clock, signal }: OverdueLetterParts,
  sources: Sources,
): Promise<number> {
  const today = toSgDay(clock.now());
  let produced = 0;
  for (const letter of overdueLetters) {
    const pages = readPages<BillDue>({ limit: PAGE, signal }, (after) =>
      listBillsDue(db, { ...getDueDays(letter, today), after, limit: PAGE }),
    );
    for await (const page of pages) {
      const getUnpaid = await loadUnpaid(db, sources, page, today);
      for (const bill of page.filter((each) => getUnpaid(each) > 0))
        if (await withTransaction(db, (tx) => writeAbout(tx, sources, bill, clock.now()))) produced += 1;
    }
  }
  return produced;
}

/** Reads the open amount again in the transaction of the letter: a payment may have come meanwhile. */
async function writeAbout(tx: Tx, sources: Sources, bill: BillDue, printedAt: number): Promise<boolean> {
  const { accountId, billId, issuedOn, dueOn: due } = bill;
  const today = toSgDay(printedAt);
  const amount = (await loadUnpaid(tx, sources, [bill], today))(bill);
  const kind = chooseOverdueLetter({ due, open: amount }, today);
  if (kind === null) return false;
  const data = { month: toMonth(issuedOn), amount, due };
  return produceLetter(tx, { accountId, kind, data, about: billId, printedAt });
}

/** Of each bill what a customer has to pay by its day. Money that is being checked counts as paid, arranged debt has its own days. */
async function loadUnpaid(
  db: Db,
  sources: Sources,
  bills: readonly BillDue[],
  today: SgDay,
): Promise<(bill: BillDue) => Cents> {
  const accountIds = [...new Set(bills.map(({ accountId }) => accountId))];
  const getDebt = await loadGiroDebts(db, sources, accountIds, today);
  return ({ accountId, billId }) => {
    const debt = getDebt(accountId);
    const { charges } = settleEarliest(debt, debt.checking);
    return sumOpen(charges, (charge) => charge.billId === billId && charge.part === null);
  };
}

export const startOverdueLetters =
  (sources: Sources) =>
  (parts: OverdueLetterParts): Loop => {
    let done: SgDay | null = null;
    const work = async (signal: AbortSignal) => {
      const now = parts.clock.now();
      const today = toSgDay(now);
      if (done === today || toSgTime(now) < FIRST_TIME) return undefined;
      const letters = await produceOverdueLetters({ ...parts, signal }, sources);
      done = today;
      parts.log.info({ rows: letters }, 'letters about overdue bills produced');
      return undefined;
    };
    return startLoop('overdue letters', HOUR, work, parts.log);
  };
