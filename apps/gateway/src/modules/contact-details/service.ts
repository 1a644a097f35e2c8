/** Verification of contact details by the customer (S3 §2.9). The details are the identity provider's. */
import type { Output } from '@portal/contract';
import type { Customer } from '../../wire/callers/subject.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { clearConsentRequired } from './store.ts';

export async function getConsent(context: SubjectContext): Promise<Output<'cusConsent:retrieve'>> {
  return { isCusConsentReq: requireCustomer(context).consentRequired };
}

/** Also accepts a customer who need not verify. */
export async function recordConsent(context: SubjectContext): Promise<Output<'cusConsent:create'>> {
  await clearConsentRequired(context.db, requireCustomer(context).customerId);
  return { isCusConsentReq: false };
}

function requireCustomer({ subject }: SubjectContext): Customer {
  if (!subject.customer) throw new Refusal('SK_ACCESS_1001');
  return subject.customer;
}
