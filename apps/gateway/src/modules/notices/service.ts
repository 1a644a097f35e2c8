/** What a person is told once or now and then. Owns what is kept of it; knows no place where it shows. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { sgDayOf } from '@portal/domain/sg-time';
import type { SubjectContext } from '../../wire/context.ts';
import { Refusal } from '../../wire/refusal.ts';
import { kindsOf } from './account-kind.rules.ts';
import { onboardingSlides } from './onboarding.rules.ts';
import { dismissedBy, keepDismissal, type Notice } from './store.ts';

export async function firstLoginOf(context: SubjectContext): Promise<Output<'user:checkFirstLogin'>> {
  const dismissed = await dismissedBy(context.db, customerIdOf(context));
  return { isFirstLogin: dismissed.onboarding === null, dismissed };
}

/** Closed today, by the gateway's clock: a day that a browser says counts for nothing. */
export async function dismiss(
  context: SubjectContext,
  notice: Notice,
): Promise<Output<'user:dismissNotice'>> {
  const customerId = customerIdOf(context);
  await keepDismissal(context.db, customerId, notice, sgDayOf(context.clock.now()));
  return { dismissed: await dismissedBy(context.db, customerId) };
}

export async function slidesFor({ switches }: SubjectContext): Promise<Output<'onboarding:items'>> {
  return { items: onboardingSlides(await switches()) };
}

export async function accountTypesOf(
  { subject }: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Output<'banner:accountTypes'>> {
  return { types: kindsOf(accountNos.map((accountNo) => subject.own(accountNo))) };
}

function customerIdOf({ subject }: SubjectContext): number {
  if (!subject.customer) throw new Refusal('SK_ACCESS_1001');
  return subject.customer.customerId;
}
