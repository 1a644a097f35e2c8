/** Says which late charges can be waived, and waives one: approved at once, in the ledger exactly once. */
import type { WaiverCheck } from '@portal/contract/requests/waiver.contract';
import { negateCents } from '@portal/domain/money';
import { firstWaiverDay, judgeWaiver, mayWaiveCharge } from '@portal/domain/requests/waiver';
import { addMonthsToDay, type SgDay, toSgDay } from '@portal/domain/sg-time';
import { withTransaction } from '../../db/transaction.ts';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { addEntry, expectNextBill, findNewestBill, lockAccounts, nextEntryNo } from '../bills/public.ts';
import { produceLetter } from '../letters/public.ts';
import { closeOrdersAboveDue } from '../payments/public.ts';
import { formatLastEvent, openRequest } from '../requests/public.ts';
import { listLateCharges, type StoredCharge } from './late-charge.store.ts';
import { KIND } from './waiver-kind.ts';

const MONTHS_LISTED = 6;

/** Charges that are too old to be waived are listed for three more months. */
const firstListedDay = (today: SgDay): SgDay => addMonthsToDay(today, -MONTHS_LISTED);

/** Year and month of the charge, then what distinguishes it within the account: '2611-1245'. */
function getInvoiceNo({ entryNo }: StoredCharge): string {
  const digits = String(entryNo);
  return `${digits.slice(2, 6)}-${digits.slice(6)}`;
}

const getChargeName = ({ isPinkNotice }: StoredCharge) =>
  isPinkNotice ? ('PINK_NOTICE' as const) : ('LATE_PAYMENT' as const);

type Row = WaiverCheck['statuses'][number];

function describeCharge(account: OwnedAccount, charge: StoredCharge, today: SgDay): Row {
  const mayBe = judgeWaiver(account, mayWaiveCharge(charge, today)) === 'ELIGIBLE';
  return {
    account_no: account.accountNo,
    status: charge.isWaived ? 'SUCCESS' : mayBe ? 'ELIGIBLE' : 'NOT_ELIGIBLE',
    bill: {
      invoice_no: getInvoiceNo(charge),
      print_date: charge.chargedOn,
      payment_amount: charge.amount,
      charge: getChargeName(charge),
    },
  };
}

export async function checkWaivers(
  { db, clock }: Pick<SubjectContext, 'db' | 'clock'>,
  accounts: readonly OwnedAccount[],
): Promise<WaiverCheck> {
  const today = toSgDay(clock.now());
  const charges = await listLateCharges(
    db,
    accounts.map(({ accountId }) => accountId),
    firstListedDay(today),
  );
  const chargesOf = Map.groupBy(charges, ({ accountId }) => accountId);
  const statuses = accounts.flatMap((account): Row[] => {
    const own = chargesOf.get(account.accountId) ?? [];
    const status = judgeWaiver(
      account,
      own.some((charge) => mayWaiveCharge(charge, today)),
    );
    const rows = own.map((charge) => describeCharge(account, charge, today));
    return status === 'ELIGIBLE' ? rows : [{ account_no: account.accountNo, status, bill: null }, ...rows];
  });
  return { statuses, since: firstWaiverDay(today) };
}

export interface WaiverWish {
  readonly invoiceNo: string;
  readonly source: 'K' | 'M' | 'W';
}

/** @throws Refusal SK_WAIVER_1001 for a charge that cannot be waived, is waived already or is not of this account */
export async function createWaiver(
  { db, clock, subject }: Pick<SubjectContext, 'db' | 'clock' | 'subject'>,
  account: OwnedAccount,
  { invoiceNo, source }: WaiverWish,
): Promise<string> {
  const { customer } = subject;
  if (customer === null) throw new Refusal('SK_ACCESS_1001');
  const { accountId } = account;
  return withTransaction(db, async (tx) => {
    await lockAccounts(tx, [accountId]);
    // After the lock, so that whoever waited for it has the later instant.
    const at = clock.now();
    const today = toSgDay(at);
    const charges = await listLateCharges(tx, [accountId], firstListedDay(today));
    const charge = charges.find((each) => getInvoiceNo(each) === invoiceNo);
    if (!charge || judgeWaiver(account, mayWaiveCharge(charge, today)) !== 'ELIGIBLE')
      throw new Refusal('SK_WAIVER_1001');
    const isNew = await addEntry(tx, {
      accountId,
      entryNo: await nextEntryNo(tx, accountId, today),
      kind: 'waiver',
      amountCents: negateCents(charge.amount),
      effectiveOn: today,
      sourceRef: `waiver:${charge.sourceRef}`,
      recordedAt: at,
    });
    const details = {
      invoiceNo,
      charge: getChargeName(charge),
      chargedOn: charge.chargedOn,
      amount: charge.amount,
    };
    const newest = await findNewestBill(tx, accountId);
    const request = isNew
      ? await openRequest(tx, {
          kind: KIND,
          accountId,
          state: 'APPROVED',
          details,
          // The bill that it stands on.
          nextBy: newest && (await expectNextBill(tx, { accountId, ...newest }, today)),
          by: { actor: 'customer', actorId: customer.customerId, source },
          at,
        })
      : null;
    if (request === null) throw new Refusal('SK_WAIVER_1001');
    const about = formatLastEvent(request);
    await produceLetter(tx, { accountId, kind: 'waiver-granted', data: details, about, printedAt: at });
    // A code that asks for the charge too would be paid too much.
    await closeOrdersAboveDue(tx, [accountId], at);
    return request.requestId;
  });
}
