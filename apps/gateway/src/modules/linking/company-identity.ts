/**
 * Links a company by its identity (S1 §4): to the registry, back with a company, and the link of exactly that one.
 * Failures of the registry are logged; the person reads one text.
 */

import type { Output } from '@portal/contract';
import type { companyDetails } from '@portal/contract/linking/linking.contract';
import type { linkCompanyMyInfoRequest } from '@portal/contract/linking/linking.rest';
import { instantText } from '@portal/domain/sg-time';
import type * as z from 'zod/mini';
import type { Tx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import { type BusinessRegistry, RegistryError } from '../../ports/business-registry/port.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import type { RestWrite, Trace } from '../../wire/rest/rest-write.ts';
import { registryPurpose } from './copy.ts';
import { lockCustomer } from './customer.store.ts';
import { refusalBeforeDetails } from './link.rules.ts';
import { linkCompany } from './link.ts';
import { keepRetrieved, takeRetrieved } from './registry-company.store.ts';

export async function startRetrieval(context: SubjectContext): Promise<Output<'reg:startCompanyDetails'>> {
  const { registry, subject, db, token, clock } = context;
  const refusal = refusalBeforeDetails(subject.customer);
  if (refusal !== null) throw new Refusal(refusal);
  if (subject.customer?.linkStatus === 'active') throw new Refusal('SK_LINK_1002');
  const { customerId } = await withTransaction(db, (tx) => lockCustomer(tx, token, 'C', clock.now()));
  return answered(context, registry, (there) => there.start({ customerId, purpose: registryPurpose }));
}

export async function endRetrieval(
  context: SubjectContext,
  { authCode, state, iss, error }: z.output<typeof companyDetails.input>,
): Promise<Output<'reg:companyDetails'>> {
  const { registry, subject, db, clock } = context;
  const customerId = subject.customer?.customerId;
  const { uen, companyName, status } = await answered(context, registry, async (there) => {
    if (customerId === undefined) throw new RegistryError('state_unknown');
    const code = authCode === '' ? undefined : authCode;
    return there.finish({ customerId, state: state ?? '', code, iss, error });
  });
  if (status !== 'live' || customerId === undefined) throw failed(context, status);
  const now = clock.now();
  await keepRetrieved(db, { customerId, uen, companyName }, now);
  return { uen, companyName, retrievedAt: instantText(now) };
}

/** @throws Refusal SK_LINK_1003 without a registry, and for whatever it fails with */
async function answered<T>(
  context: SubjectContext,
  registry: BusinessRegistry | null,
  ask: (there: BusinessRegistry) => Promise<T>,
): Promise<T> {
  if (registry === null) throw failed(context, 'none');
  try {
    return await ask(registry);
  } catch (error) {
    throw error instanceof RegistryError ? failed(context, error.code) : error;
  }
}

/** @param code a word of ours */
function failed({ log }: SubjectContext, code: string): Refusal {
  log.warn({ event: 'business registry', code }, 'a company was not retrieved');
  return new Refusal('SK_LINK_1003');
}

export type CompanyLinkRequest = z.output<typeof linkCompanyMyInfoRequest>;

export const companyLink = (context: SubjectContext, said: CompanyLinkRequest): RestWrite => ({
  name: 'linkCompanyMyInfo',
  input: said,
  async before() {
    const refusal = refusalBeforeDetails(context.subject.customer);
    if (refusal !== null) throw new Refusal(refusal);
  },
});

export async function linkRetrieved(
  tx: Tx,
  trace: Trace,
  context: SubjectContext,
  { uen }: CompanyLinkRequest,
): Promise<{ status: 'Success' }> {
  const now = context.clock.now();
  const customer = await lockCustomer(tx, context.token, 'C', now);
  const { customerId } = customer;
  const refusal = refusalBeforeDetails(customer);
  if (refusal !== null) throw new Refusal(refusal);
  if (!(await takeRetrieved(tx, { customerId, uen }, now))) throw new Refusal('SK_LINK_1001');
  const linked = await linkCompany(tx, { customerId, uen, provenAccountId: null, now });
  trace.by(customerId);
  trace.about(`account:${linked.defaultAccountId}`);
  return { status: 'Success' };
}
