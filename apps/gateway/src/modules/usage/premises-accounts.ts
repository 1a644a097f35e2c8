/** The caller's accounts at the premises of each billing system. */
import { MOST_AT_PREMISES } from '../../wire/callers/subject.store.ts';
import type { OwnedAccount, Subject } from '../../wire/callers/subject.ts';
import { Refusal } from '../../wire/calls/refusal.ts';

export interface PremisesNumbers {
  readonly ebsPremiseNo: string | null;
  readonly msslPremiseNo: string | null;
  /** null: not named. */
  readonly bpNo: string | null;
}

const tooMany = `More than ${MOST_AT_PREMISES} sub-accounts stand there. Name one of them.`;

/** @throws Refusal SK_INPUT_1001 for more sub-accounts than a premises number stands for: a part of them is no sum */
export function accountsAtPremises(
  subject: Subject,
  { ebsPremiseNo, msslPremiseNo, bpNo }: PremisesNumbers,
): readonly OwnedAccount[] {
  const at = (field: 'ebsPremiseNo' | 'msslPremiseNo', premiseNo: string | null) => {
    const there = premiseNo === null ? [] : subject.atPremises(premiseNo, bpNo ?? undefined);
    const subAccounts = there.filter(({ linked, shared }) => !linked && shared === null);
    if (subAccounts.length > MOST_AT_PREMISES)
      throw new Refusal('SK_INPUT_1001', [{ field, message: tooMany }]);
    return there;
  };
  return [
    ...at('ebsPremiseNo', ebsPremiseNo).filter(({ system }) => system === 'EBS'),
    ...at('msslPremiseNo', msslPremiseNo).filter(({ system }) => system === 'MSSL'),
  ];
}
