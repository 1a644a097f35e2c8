/** Whether an account is a household's: decides who is told about card payments (readings §6). */
import type { OwnedAccount } from '../../wire/subject.ts';

export type AccountKind = 'NON' | 'DOM' | '';

/**
 * The account's own type says it. In the system EBS that type does not tell companies apart, so there the type of
 * the business partner counts too. A type that is neither is '', which is told as well.
 */
export function accountKind({
  type,
  system,
  bpType,
}: Pick<OwnedAccount, 'type' | 'system' | 'bpType'>): AccountKind {
  if (type === 'NON' || (system === 'EBS' && bpType === '2')) return 'NON';
  return type === 'DOM' ? 'DOM' : '';
}

/** Each kind once, in a fixed order. */
export function kindsOf(
  accounts: readonly Pick<OwnedAccount, 'type' | 'system' | 'bpType'>[],
): AccountKind[] {
  const found = new Set(accounts.map(accountKind));
  return (['NON', 'DOM', ''] as const).filter((kind) => found.has(kind));
}
