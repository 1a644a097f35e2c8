/** Whether a person must verify their contact details, and that they did (S3 §2.9). The details are the provider's. */
import type { Output } from '@portal/contract';
import type { SubjectContext } from '../../wire/context.ts';
import { Refusal } from '../../wire/refusal.ts';
import type { Customer } from '../../wire/subject.ts';
import { clearConsentRequired } from './store.ts';

export async function consentOf(context: SubjectContext): Promise<Output<'cusConsent:retrieve'>> {
  return { isCusConsentReq: customerOf(context).consentRequired };
}

/** Also for who has nothing to confirm: they looked, and nothing is asked of them. */
export async function recordConsent(context: SubjectContext): Promise<Output<'cusConsent:create'>> {
  await clearConsentRequired(context.db, customerOf(context).customerId);
  return { isCusConsentReq: false };
}

function customerOf({ subject }: SubjectContext): Customer {
  if (!subject.customer) throw new Refusal('SK_ACCESS_1001');
  return subject.customer;
}
