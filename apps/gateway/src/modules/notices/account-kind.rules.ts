/** Whether an account is a household's: decides who is told about card payments (readings §6). */
import type { OwnedAccount } from '../../wire/subject.ts';

export type AccountKind = 'NON' | 'DOM' | '';

/**
 * The account's own type says it. In the system EBS that type does not tell companies apart, so there the type of
 * the business partner counts too. A type that is neither is '', which is told as well.
 */
export function accountKind(
  { type, system }: Pick<OwnedAccount, 'type' | 'system'>,
  isOfCompany: boolean,
): AccountKind {
  if (type === 'NON' || (system === 'EBS' && isOfCompany)) return 'NON';
  return type === 'DOM' ? 'DOM' : '';
}

/** Each kind once, in a fixed order. */
export function kindsOf(
  accounts: readonly Pick<OwnedAccount, 'type' | 'system' | 'bpNo'>[],
  companies: ReadonlySet<string>,
): AccountKind[] {
  const found = new Set(accounts.map((account) => accountKind(account, companies.has(account.bpNo))));
  return (['NON', 'DOM', ''] as const).filter((kind) => found.has(kind));
}
