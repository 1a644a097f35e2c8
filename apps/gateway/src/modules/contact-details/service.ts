/** Verification of contact details by the customer (S3 §2.9). The details are the identity provider's. */
import type { Output } from '@portal/contract';
import type { Customer } from '../../wire/callers/subject.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { storeConsent } from './store.ts';

export async function getConsent(context: SubjectContext): Promise<Output<'cusConsent:retrieve'>> {
  return { isCusConsentReq: requireCustomer(context).consentRequired };
}

/** Also accepts a customer who need not verify. @param source is kept with the customer; it decides nothing */
export async function recordConsent(
  context: SubjectContext,
  { source }: { readonly source: 'M' | 'W' },
): Promise<Output<'cusConsent:create'>> {
  await storeConsent(context.db, requireCustomer(context).customerId, source);
  return { isCusConsentReq: false };
}

function requireCustomer({ subject }: SubjectContext): Customer {
  if (!subject.customer) throw new Refusal('SK_ACCESS_1001');
  return subject.customer;
}
