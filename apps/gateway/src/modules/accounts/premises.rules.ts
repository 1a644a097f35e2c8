/** Groups accounts by their premises. Pure. */
import type { OwnedAccount, Subject } from '../../wire/callers/subject.ts';

/** Key of a premises: its number is unique only together with that of the business partner. */
export interface PremisesKey {
  readonly bpNo: string;
  readonly premiseNo: string;
}

/** A premises of one business partner, with the subject's accounts there. */
export interface PremisesGroup extends PremisesKey {
  readonly key: string;
  readonly accounts: readonly OwnedAccount[];
}

export const toPremisesKey = ({ bpNo, premiseNo }: PremisesKey): string => `${bpNo} ${premiseNo}`;

/** Keeps the order of the accounts, among premises and within each. */
export function groupByPremises(accounts: readonly OwnedAccount[]): PremisesGroup[] {
  return [...Map.groupBy(accounts, toPremisesKey)].flatMap(([key, members]) => {
    const [first] = members;
    return first ? [{ key, bpNo: first.bpNo, premiseNo: first.premiseNo, accounts: members }] : [];
  });
}

/** The premises of linked accounts, the default one first, in the subject's order; then those that others share. */
export const groupLinkedByPremises = ({ accounts }: Subject): PremisesGroup[] =>
  groupByPremises(accounts.filter(({ linked, shared }) => linked || shared !== null));
