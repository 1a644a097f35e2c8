/** The caller's accounts at the premises of each billing system. */
import type { OwnedAccount, Subject } from '../../wire/callers/subject.ts';

export interface PremisesNumbers {
  readonly ebsPremiseNo: string | null;
  readonly msslPremiseNo: string | null;
  /** null: not named. */
  readonly bpNo: string | null;
}

export function accountsAtPremises(
  subject: Subject,
  { ebsPremiseNo, msslPremiseNo, bpNo }: PremisesNumbers,
): readonly OwnedAccount[] {
  const at = (premiseNo: string | null, system: OwnedAccount['system']) =>
    premiseNo === null
      ? []
      : subject.atPremises(premiseNo, bpNo ?? undefined).filter((account) => account.system === system);
  return [...at(ebsPremiseNo, 'EBS'), ...at(msslPremiseNo, 'MSSL')];
}
