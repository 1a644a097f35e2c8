/** The sealed references of bills: made for whoever asks, for one of their accounts. */
import { createKeyRing } from '../../sealed/key-ring.ts';
import { openReference, sealReference } from '../../sealed/sealed-reference.ts';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';

type ReferenceContext = Pick<SubjectContext, 'db' | 'clock' | 'token'>;

const getBinding = ({ token }: ReferenceContext, { accountNo }: OwnedAccount) => ({
  purpose: 'bill',
  subject: `${token.issuer} ${token.subject}`,
  account: accountNo,
});

export function makeBillReference(
  context: ReferenceContext,
  account: OwnedAccount,
  billId: string,
): Promise<string> {
  return sealReference(
    createKeyRing(context.db, context.clock),
    getBinding(context, account),
    billId,
    context.clock.now(),
  );
}

/** @throws Refusal SK_ACCESS_1001 for whatever is wrong with it */
export async function billOfReference(
  context: ReferenceContext,
  account: OwnedAccount,
  reference: string,
): Promise<string> {
  const { db, clock } = context;
  const billId = await openReference(
    createKeyRing(db, clock),
    getBinding(context, account),
    reference,
    clock.now(),
  );
  if (billId === null) throw new Refusal('SK_ACCESS_1001');
  return billId;
}
