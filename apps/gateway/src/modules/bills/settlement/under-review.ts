/** Money that has come and that nobody could match yet, gathered for the accounts asked for. */
import { MOST_PARTS_OF_ROW } from '@portal/contract/bills/histories.contract';
import { type Cents, cents } from '@portal/domain/money';
import type { Db } from '../../../db/database.ts';
import { findOwnedAmong } from '../../../wire/callers/sub-accounts.ts';
import type { OwnedAccount } from '../../../wire/callers/subject.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { listIds } from '../histories/histories.ts';
import { MOST_ROWS } from '../histories/history-cut.rules.ts';
import {
  type CheckedRow,
  type DividedMoney,
  type Reader,
  type Returned,
  rowsUnderReview,
  sumRows,
  sumUnmatched,
  type Unmatched,
} from './under-review.rules.ts';

/** Injected by the payments area: it imports bills, so bills cannot import it. */
export interface PaymentSources {
  /** Unmatched payments that may be for one of the accounts, newest first. */
  underReview(db: Db, accountIds: readonly number[]): Promise<readonly Unmatched[]>;
  /** Payments that staff have sent back. @param since when its payer sent it, at the earliest */
  sentBack(db: Db, accountIds: readonly number[], since: number): Promise<readonly Returned[]>;
}

type CheckingQuery = readonly [
  context: SubjectContext,
  sources: PaymentSources,
  accounts: readonly OwnedAccount[],
];

async function makeReader(
  context: SubjectContext,
  accounts: readonly OwnedAccount[],
  unmatched: readonly Unmatched[],
): Promise<Reader> {
  const shares = unmatched.flatMap(({ requestedParts }) => requestedParts.map(({ accountId }) => accountId));
  return {
    listed: new Set(listIds(accounts)),
    visible: new Set((await findOwnedAmong(context, shares)).keys()),
  };
}

export async function checkedRows(...[context, sources, accounts]: CheckingQuery): Promise<CheckedRow[]> {
  const unmatched = await sources.underReview(context.db, listIds(accounts));
  return listRows(unmatched, await makeReader(context, accounts, unmatched));
}

const listRows = (unmatched: readonly Unmatched[], reader: Reader): CheckedRow[] =>
  unmatched.flatMap((money) => rowsUnderReview(money, reader, MOST_PARTS_OF_ROW)).slice(0, MOST_ROWS);

/** The same rows, each with what became of the money. */
export async function sentBackRows(
  ...[context, sources, accounts, since]: readonly [...CheckingQuery, since: number]
): Promise<(CheckedRow & { readonly money: Returned })[]> {
  const returned = await sources.sentBack(context.db, listIds(accounts), since);
  const reader = await makeReader(context, accounts, returned);
  return returned.flatMap((money) =>
    rowsUnderReview(money, reader, MOST_PARTS_OF_ROW).map((row) => ({ ...row, money })),
  );
}

export interface Checking extends DividedMoney {
  /** The most that any of it can come to for an account, also what the reader is not told. */
  atMost(accountId: number): Cents;
}

export async function loadChecking(...[context, sources, accounts]: CheckingQuery): Promise<Checking> {
  const unmatched = await sources.underReview(context.db, listIds(accounts));
  const rows = listRows(unmatched, await makeReader(context, accounts, unmatched));
  return { ...sumRows(rows), atMost: (accountId) => cents(sumUnmatched(unmatched, accountId)) };
}
