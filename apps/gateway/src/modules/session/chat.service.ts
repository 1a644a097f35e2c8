/**
 * Identifies the customer to the live chat without personal data in an address: a token for the browser, which the
 * chat exchanges once. The reason why a token is refused is never sent.
 */

import { createHash, randomBytes } from 'node:crypto';
import type { Output } from '@portal/contract';
import type { ChatContext } from '@portal/contract/rest';
import type { AccountNo } from '@portal/domain/account-number';
import { instantText, toSgDay } from '@portal/domain/sg-time';
import { appendAudit } from '../../db/audit.store.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { IdentityAdmin } from '../../identity/identity.ts';
import { findOwnedAmong } from '../../wire/callers/sub-accounts.ts';
import { resolveSubject } from '../../wire/callers/subject.store.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { addChatToken, type TakenChatToken, takeChatToken } from './chat-token.store.ts';

/** The chat's token: 256 random bits that say nothing; kept as a hash, so that who reads the table has none. */
const CHAT_TOKEN_MS = 60_000;

const newChatToken = (): string => randomBytes(32).toString('base64url');

const hashOfChatToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export async function chatTokenFor(
  { db, clock, config, subject, token }: SubjectContext,
  accountNo: AccountNo,
): Promise<Output<'user:chatToken'>> {
  if (config.CHAT_URL === undefined || !subject.customer) throw new Refusal('SK_FEATURE_1001');
  const chatToken = newChatToken();
  const expiresAt = clock.now() + CHAT_TOKEN_MS;
  await addChatToken(db, {
    customerId: subject.customer.customerId,
    accountId: subject.own(accountNo).accountId,
    sessionKey: token.sessionKey,
    tokenHash: hashOfChatToken(chatToken),
    expiresAt,
  });
  return { chatToken, expiresAt: instantText(expiresAt) };
}

/** @throws Refusal SK_CHAT_1001, the same for a wrong, used or old token and for one whose sign-in has ended */
export async function loadChatContext(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  identity: Pick<IdentityAdmin, 'getUser'>,
  chatToken: string,
): Promise<ChatContext> {
  const taken = await take({ db, clock }, chatToken);
  const subject = taken && (await resolveSubject(db, taken, toSgDay(clock.now())));
  // Unlinked since it was asked for: it is nobody's business any more.
  const owned = subject && taken && (await findOwnedAmong({ db, subject }, [taken.accountId]));
  const account = taken && owned?.get(taken.accountId);
  if (!taken || !account) throw new Refusal('SK_CHAT_1001');
  const user = await identity.getUser(taken.subject);
  return {
    bpNo: account.bpNo,
    accountNo: account.accountNo,
    mobileNo: user?.mobile ?? '',
    sub: taken.subject,
  };
}

/** Data handed to an outside party leaves a row in the audit log. */
function take(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  chatToken: string,
): Promise<TakenChatToken | undefined> {
  return withTransaction(db, async (tx) => {
    const taken = await takeChatToken(tx, hashOfChatToken(chatToken), clock.now(), CHAT_TOKEN_MS);
    if (taken) {
      await appendAudit(tx, {
        at: clock.now(),
        actor: `customer:${taken.customerId}`,
        action: 'chat:context',
        object: `account:${taken.accountId}`,
        outcome: 'done',
      });
    }
    return taken;
  });
}
