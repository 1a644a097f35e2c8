/**
 * The sealed references of letters. The download names nothing but the reference (S2 §7), so the account is sealed with
 * the letter instead of being asked for beside it.
 */
import { canonicalAccountNo } from '@portal/domain/account-number';
import { createKeyRing } from '../../sealed/key-ring.ts';
import { openReference, sealReference } from '../../sealed/sealed-reference.ts';
import { account } from '../../wire/callers/claims.ts';
import { withNamed } from '../../wire/callers/sub-accounts.ts';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';

const getBinding = ({ token }: SubjectContext) => ({
  purpose: 'letter',
  subject: `${token.issuer} ${token.subject}`,
  account: null,
});

export function makeLetterReference(
  context: SubjectContext,
  { accountNo }: OwnedAccount,
  letterId: string,
): Promise<string> {
  const { db, clock } = context;
  return sealReference(
    createKeyRing(db, clock),
    getBinding(context),
    `${accountNo} ${letterId}`,
    clock.now(),
  );
}

/**
 * The account is the caller's at this moment.
 * @throws Refusal SK_ACCESS_1001 for whatever is wrong with the reference
 */
export async function resolveLetterReference(
  context: SubjectContext,
  reference: string,
): Promise<{ readonly account: OwnedAccount; readonly letterId: string }> {
  const { db, clock, subject } = context;
  const name = await openReference(createKeyRing(db, clock), getBinding(context), reference, clock.now());
  const accountNo = canonicalAccountNo(name?.split(' ', 1)[0] ?? '');
  if (name === null || accountNo === null) throw new Refusal('SK_ACCESS_1001');
  const named = await withNamed(db, subject, [account(accountNo)]);
  return { account: named.own(accountNo), letterId: name.slice(accountNo.length + 1) };
}
