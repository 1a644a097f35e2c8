/** Links a person to their own accounts: the details are judged, then everything of that holder is linked. */
import type { linkIndividualRequest } from '@portal/contract/linking/linking.rest';
import { accountDigits } from '@portal/domain/account-number';
import { toSgDay } from '@portal/domain/sg-time';
import type * as z from 'zod/mini';
import { appendAudit } from '../../db/audit.store.ts';
import type { Tx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import type { RestWrite, Trace } from '../../wire/rest/rest-write.ts';
import { toActor } from '../../wire/writes/write-actor.ts';
import { judgeDetails, type ProvenAccount } from '../account-verification/public.ts';
import { lockCustomer } from './customer.store.ts';
import { refusalBeforeDetails } from './link.rules.ts';
import { HeldByAnother, linkPerson } from './link.ts';
import { queueHolderNotice } from './mails/mail-queue.ts';

export type IndividualLinkRequest = z.output<typeof linkIndividualRequest>;

const LINK_INDIVIDUAL = 'linkIndividual';

export const individualLink = (
  context: SubjectContext,
  said: IndividualLinkRequest,
): RestWrite<ProvenAccount> => ({
  name: LINK_INDIVIDUAL,
  // Digits alone, so that a number with its hyphen elsewhere is the same number here too.
  input: { ...said, accountNo: accountDigits(said.accountNo) },
  async before() {
    const refusal = refusalBeforeDetails(context.subject.customer);
    if (refusal !== null) throw new Refusal(refusal);
    const { accountNo, postal, nric } = said;
    return judgeDetails(context, {
      accountNo,
      postalCode: postal,
      holder: { kind: 'I', idFragment: nric },
    });
  },
  // The refusal has undone the transaction, and its notice with it.
  async after(failure) {
    if (failure instanceof HeldByAnother) await notifyHolders(context, failure);
  },
});

export async function linkProven(
  tx: Tx,
  trace: Trace,
  context: SubjectContext,
  proven: ProvenAccount,
  { nric }: IndividualLinkRequest,
): Promise<{ status: 'Success' }> {
  const now = context.clock.now();
  const customer = await lockCustomer(tx, context.token, 'I', now);
  // Again, as an application may have been sent in the meantime.
  const refusal = refusalBeforeDetails(customer);
  if (refusal !== null) throw new Refusal(refusal);
  const { customerId } = customer;
  await linkPerson(tx, { customerId, proven, idFragment: nric, now });
  trace.by(customerId);
  trace.about(`account:${proven.accountId}`);
  return { status: 'Success' };
}

/** Somebody knows the details of an account that is another's: its holder hears of it, once a day for each who tries. */
async function notifyHolders(
  context: SubjectContext,
  { accountId, holders, code }: HeldByAnother,
): Promise<void> {
  const now = context.clock.now();
  const actor = toActor(context);
  await withTransaction(context.db, async (tx) => {
    for (const holder of holders) {
      const dedupe = `tried ${actor.scope} ${toSgDay(now)}`;
      await queueHolderNotice(tx, { ...holder, what: 'tried', at: now }, dedupe);
    }
    await appendAudit(tx, {
      at: now,
      actor: actor.name,
      action: LINK_INDIVIDUAL,
      object: `account:${accountId}`,
      outcome: code,
    });
  });
}
