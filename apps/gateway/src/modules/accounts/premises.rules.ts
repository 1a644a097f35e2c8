/** Accounts by the premises that they stand at. Pure. */
import type { OwnedAccount, Subject } from '../../wire/subject.ts';

/** What names a premises: its number counts only together with that of the business partner. */
export interface PlaceName {
  readonly bpNo: string;
  readonly premiseNo: string;
}

/** A premises of one business partner, with the subject's accounts there. */
export interface Place extends PlaceName {
  readonly key: string;
  readonly accounts: readonly OwnedAccount[];
}

export const placeKey = ({ bpNo, premiseNo }: PlaceName): string => `${bpNo} ${premiseNo}`;

/** Keeps the order of the accounts, among places and within each. */
export function placesIn(accounts: readonly OwnedAccount[]): Place[] {
  return [...Map.groupBy(accounts, placeKey)].flatMap(([key, members]) => {
    const [first] = members;
    return first ? [{ key, bpNo: first.bpNo, premiseNo: first.premiseNo, accounts: members }] : [];
  });
}

/** The places of what the customer linked; the default one first, as the subject's accounts come. */
export const linkedPlaces = ({ accounts }: Subject): Place[] =>
  placesIn(accounts.filter(({ linked }) => linked));
