/** Notices to a person and their dismissals. Knows no page that shows them. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { toSgDay } from '@portal/domain/sg-time';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { listKinds } from './account-kind.rules.ts';
import { onboardingSlides } from './onboarding.rules.ts';
import { getDismissals, type Notice, storeDismissal } from './store.ts';

export async function getFirstLogin(context: SubjectContext): Promise<Output<'user:checkFirstLogin'>> {
  const dismissed = await getDismissals(context.db, getCustomerId(context));
  return { isFirstLogin: dismissed.onboarding === null, dismissed };
}

/** Closes a notice today by the gateway's clock: a day from the browser does not count. */
export async function dismiss(
  context: SubjectContext,
  notice: Notice,
): Promise<Output<'user:dismissNotice'>> {
  const customerId = getCustomerId(context);
  await storeDismissal(context.db, customerId, notice, toSgDay(context.clock.now()));
  return { dismissed: await getDismissals(context.db, customerId) };
}

export async function listSlides({ switches }: SubjectContext): Promise<Output<'onboarding:items'>> {
  return { items: onboardingSlides(await switches()) };
}

export async function listAccountTypes(
  { subject }: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Output<'banner:accountTypes'>> {
  return { types: listKinds(accountNos.map((accountNo) => subject.own(accountNo))) };
}

function getCustomerId({ subject }: SubjectContext): number {
  if (!subject.customer) throw new Refusal('SK_ACCESS_1001');
  return subject.customer.customerId;
}
