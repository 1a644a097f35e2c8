/**
 * Opens an invitation for the person whom it was sent to. Every fault gets the same answer, so that a token tells nobody
 * who invited whom.
 */
import type { Output } from '@portal/contract';
import { getDelegateState, toEmailKey } from '@portal/domain/delegates/delegate-access';
import { toSgDay } from '@portal/domain/sg-time';
import { appendAudit } from '../../db/audit.store.ts';
import { withTransaction } from '../../db/transaction.ts';
import { greetingName } from '../../mails/greeting.ts';
import { hashLinkToken } from '../../sealed/link-token.ts';
import { premises } from '../../wire/callers/claims.ts';
import { withNamed } from '../../wire/callers/sub-accounts.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { customerName } from '../../wire/writes/write-actor.ts';
import { addressTitle, findHeldAccounts } from '../accounts/public.ts';
import { lockCustomer } from '../linking/public.ts';
import { queueHolderMails } from './mails/mail-queue.ts';
import { toDays } from './shapes.ts';
import { findByToken, listHeldThere, markOpened, type StoredDelegate } from './store.ts';

interface OpenableInvitation {
  readonly delegate: StoredDelegate;
  readonly viewerName: string;
  readonly holder: string;
  readonly address: string;
  readonly accountId: number;
}

export async function loadInvitation(
  context: SubjectContext,
  token: string,
): Promise<Output<'premises:invitation'>> {
  const { delegate, holder, address } = await findOpenable(context, token);
  return { holder, address, until: delegate.until };
}

/** @throws Refusal SK_DELEGATE_1001 */
export async function openInvitation(
  context: SubjectContext,
  token: string,
): Promise<Output<'premises:openInvitation'>> {
  const { delegate, viewerName, holder, address, accountId } = await findOpenable(context, token);
  const { db, clock, token: signIn } = context;
  const now = clock.now();
  await withTransaction(db, async (tx) => {
    const { customerId } = await lockCustomer(tx, signIn, 'I', now);
    if (!(await markOpened(tx, delegate, { viewerId: customerId, viewerName, at: now })))
      throw new Refusal('SK_DELEGATE_1001');
    await queueHolderMails(tx, delegate, 'opened', delegate.holderId, now);
    await appendAudit(tx, {
      at: now,
      actor: customerName(customerId),
      action: 'delegate:opened',
      object: `account:${accountId}`,
      outcome: 'done',
    });
  });
  const { bpNo, premiseNo, until } = delegate;
  return { bpNo, premiseNo, holder, address, until };
}

/**
 * Invited, in time, by the verified address, and still the holder's; not to people of staff, nor to a premises that is the
 * caller's own.
 */
async function findOpenable(context: SubjectContext, token: string): Promise<OpenableInvitation> {
  const { db, clock, subject, token: signIn } = context;
  const refusal = new Refusal('SK_DELEGATE_1001');
  const delegate = await findByToken(db, hashLinkToken(token));
  if (!delegate || getDelegateState(toDays(delegate), toSgDay(clock.now())) !== 'invited') throw refusal;
  // The access of the operation has seen to it that the identity provider has verified the address.
  if (signIn.email === null || toEmailKey(signIn.email) !== delegate.emailKey) throw refusal;
  if (subject.customer?.staff || subject.customer?.customerId === delegate.holderId) throw refusal;
  const own = await withNamed(db, subject, premises(delegate.premiseNo));
  if (own.atPremises(delegate.premiseNo).some(({ bpNo }) => bpNo === delegate.bpNo)) throw refusal;
  const [open] = (await listHeldThere(db, delegate)).filter(({ isOpen }) => isOpen);
  const [account] = open ? await findHeldAccounts(db, [open.accountId]) : [];
  if (!account) throw refusal;
  return {
    delegate,
    // Holders read it in mails of ours: a name must not carry a message.
    viewerName: greetingName(signIn.name ?? ''),
    holder: account.holder,
    address: addressTitle(account),
    accountId: account.accountId,
  };
}
