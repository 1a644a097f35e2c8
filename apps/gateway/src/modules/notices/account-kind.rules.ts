/** Domestic or non-domestic accounts: decides who sees the notice on card payments (readings §6). */
import type { OwnedAccount } from '../../wire/callers/subject.ts';

export type AccountKind = 'NON' | 'DOM' | '';

/**
 * Derives the kind from the account's type. In the system EBS that type does not distinguish companies, so the type
 * of the business partner counts there too. An unknown type gives '', which sees the notice as well.
 */
export function findAccountKind({
  type,
  system,
  bpType,
}: Pick<OwnedAccount, 'type' | 'system' | 'bpType'>): AccountKind {
  if (type === 'NON' || (system === 'EBS' && bpType === '2')) return 'NON';
  return type === 'DOM' ? 'DOM' : '';
}

/** Each kind once, in a fixed order. */
export function listKinds(
  accounts: readonly Pick<OwnedAccount, 'type' | 'system' | 'bpType'>[],
): AccountKind[] {
  const found = new Set(accounts.map(findAccountKind));
  return (['NON', 'DOM', ''] as const).filter((kind) => found.has(kind));
}
