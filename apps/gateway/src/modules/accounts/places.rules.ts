/** Accounts by the premises that they stand at. Pure. */
import type { OwnedAccount, Subject } from '../../wire/subject.ts';

/** A premises of one business partner, with the subject's accounts there. */
export interface Place {
  readonly key: string;
  readonly bpNo: string;
  readonly premiseNo: string;
  readonly accounts: readonly OwnedAccount[];
}

export const placeKey = (place: Pick<Place, 'bpNo' | 'premiseNo'>): string =>
  `${place.bpNo} ${place.premiseNo}`;

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
