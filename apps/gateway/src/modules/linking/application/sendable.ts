/** Whether somebody may send a signed form now, and for what. Judges the details again, as they were said. */
import type { linkCompanyManualParams } from '@portal/contract/linking/linking.rest';
import { accountDigits, canonicalAccountNo } from '@portal/domain/account-number';
import type * as z from 'zod/mini';
import { Refusal } from '../../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { judgeDetails } from '../../account-verification/public.ts';
import { type LinkingCustomer, refusalAfterDetails, refusalBeforeDetails } from '../link.rules.ts';
import { hasRunOut, refusalOfSender, refusalOfSending } from './application.rules.ts';
import { type Application, loadOpenApplication } from './application.store.ts';
import { toDetails } from './application.ts';

export type ManualParams = z.output<typeof linkCompanyManualParams>;

/**
 * Checks before anything is stored. A customer who was asked for another document repeats the values of the
 * application, so there is nothing to guess.
 * @param context outside any transaction: a failed attempt is counted whatever follows
 * @returns the customer who sends
 */
export async function judgeSending(context: SubjectContext, params: ManualParams): Promise<number> {
  const { customer } = context.subject;
  const open = customer ? await loadOpenApplication(context.db, customer.customerId) : undefined;
  if (open?.status !== 'pending_document') {
    const early = refusalBeforeDetails(customer);
    if (early !== null) throw new Refusal(early);
    const proven = await judgeDetails(context, toDetails({ ...params, postalCode: params.postal }));
    const refusal = refusalAfterDetails(customer, proven);
    if (refusal !== null) throw new Refusal(refusal);
  }
  return sendable(open, params, context.clock.now()).customerId;
}

/**
 * Judged again where it is sent, about the customer as locked there: reading and scanning a file takes a while.
 * @throws Refusal as `judgeSending`, but for the details: those were judged
 */
export function sendableBy(
  customer: LinkingCustomer,
  open: Application | undefined,
  params: ManualParams,
  now: number,
): Application {
  // A person who is somewhere else is told so, whatever became of the application.
  const refusal = refusalOfSender(customer, open?.status ?? 'validated');
  if (refusal !== null) throw new Refusal(refusal);
  return sendable(open, params, now);
}

/** @throws Refusal when nothing was validated, or something else, or so long ago that step 1 comes again */
function sendable(open: Application | undefined, params: ManualParams, now: number): Application {
  if (!open || hasRunOut(open, now)) throw new Refusal('SK_LINK_1001');
  const refusal = refusalOfSending(open.status);
  if (refusal !== null) throw new Refusal(refusal);
  if (open.status === 'validated' && !isSaid(open, params)) throw new Refusal('SK_LINK_1001');
  return open;
}

function isSaid(open: Application, { accountNo, postal, uen }: ManualParams): boolean {
  const validated = canonicalAccountNo(open.accountNo);
  return (
    validated !== null &&
    accountDigits(validated) === accountDigits(accountNo) &&
    open.postalCode === postal &&
    open.uen === uen
  );
}
