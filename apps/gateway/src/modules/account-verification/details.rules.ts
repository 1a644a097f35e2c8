/** Whether what somebody says about an account is what we have on file (S1 §5). Knows neither who asks nor how often. */
import type { AccountNo } from '@portal/domain/account-number';
import { canonicalUen } from '@portal/domain/linking/uen';

export interface SubmittedDetails {
  readonly accountNo: AccountNo;
  readonly postalCode: string;
  /** A person proves to be the holder by the last 4 characters of an ID, a company by its UEN. */
  readonly holder:
    | { readonly kind: 'I'; readonly idFragment: string }
    | { readonly kind: 'C'; readonly uen: string };
}

/** Recorded details of an account and of the business partner that holds it. */
export interface RecordedDetails {
  readonly bpType: '1' | '2';
  readonly postalCode: string;
  readonly idFragment: string | null;
  readonly uen: string | null;
}

/** @param recorded null: no account has these digits, which is as wrong as any other mistake */
export function areRight(submitted: SubmittedDetails, recorded: RecordedDetails | null): boolean {
  if (recorded === null || recorded.postalCode !== submitted.postalCode) return false;
  const { holder } = submitted;
  if (holder.kind === 'I') {
    return recorded.bpType === '1' && recorded.idFragment?.toUpperCase() === holder.idFragment.toUpperCase();
  }
  return (
    recorded.bpType === '2' &&
    recorded.uen !== null &&
    canonicalUen(recorded.uen) === canonicalUen(holder.uen)
  );
}
