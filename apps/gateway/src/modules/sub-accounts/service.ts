/** Master accounts of the caller and their sub-accounts: which there are, a page, and all of them as CSV. */
import { Readable } from 'node:stream';
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { subAccountsFileName } from '@portal/domain/file-names';
import { toSgDay } from '@portal/domain/sg-time';
import type { SubAccountOrder } from '@portal/domain/sub-accounts/sub-account-order';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import type { FileAnswer } from '../../wire/rest/define-rest.ts';
import { writeSubAccountsCsv } from './csv.ts';
import {
  findMasters,
  readPage,
  readRowsAfter,
  type SubAccountCount,
  type SubAccountRow,
} from './sub-accounts.store.ts';

/** Rows of one query of the file. */
const ROWS_AT_ONCE = 1_000;

export async function listPartnerMasters(
  { db, subject }: SubjectContext,
  bpNo: string,
): Promise<Output<'subAccount:masterAccounts'>> {
  const linked = subject.ofPartner(bpNo).filter((account) => account.linked);
  const masters = await findMasters(
    db,
    linked.map(({ accountId }) => accountId),
  );
  return {
    masterAccounts: linked
      .filter(({ accountId }) => masters.has(accountId))
      .map(({ accountNo }) => ({ accountNo })),
  };
}

interface ListQuery extends SubAccountOrder {
  readonly masterAccount: AccountNo;
  readonly page: number;
  readonly size: number;
}

export async function listPage(
  { db, subject }: SubjectContext,
  { masterAccount, ...query }: ListQuery,
): Promise<Output<'subAccount:list'>> {
  const { accountId } = findLinked(subject.own(masterAccount));
  const found = await readPage(db, { accountId, ...query });
  if (found === null) throw new Refusal('SK_ACCESS_1001');
  const { rows, start, total, counts } = found;
  const sum = (of: (count: SubAccountCount) => boolean) =>
    counts.filter(of).reduce((all, { count }) => all + count, 0);
  return {
    accounts: rows.map(({ utility, ...row }) => ({ ...row, utilityType: utility })),
    page: start / query.size + 1,
    size: query.size,
    totalItems: total,
    totalPages: Math.ceil(total / query.size),
    counts: {
      all: sum(() => true),
      electricity: sum(({ utility }) => utility === 'electricity'),
      water: sum(({ utility }) => utility === 'water'),
      gas: sum(({ utility }) => utility === 'gas'),
      active: sum(({ status }) => status === 'active'),
    },
  };
}

/** By number, read from the database as fast as it is taken. */
export async function makeSubAccountsFile(
  { db, subject, clock }: SubjectContext,
  masterAccount: AccountNo,
): Promise<FileAnswer & { readonly content: Readable }> {
  const { accountId, accountNo } = findLinked(subject.own(masterAccount));
  if (!(await findMasters(db, [accountId])).has(accountId)) throw new Refusal('SK_ACCESS_1001');
  async function* readAll(): AsyncGenerator<readonly SubAccountRow[]> {
    for (let after = ''; ; ) {
      const rows = await readRowsAfter(db, { accountId, after, most: ROWS_AT_ONCE });
      yield rows;
      const last = rows.at(-1);
      if (last === undefined || rows.length < ROWS_AT_ONCE) return;
      after = last.subAccountNo;
    }
  }
  return {
    name: subAccountsFileName(accountNo, toSgDay(clock.now())),
    type: 'text/csv; charset=utf-8',
    content: Readable.from(writeSubAccountsCsv(readAll()), { objectMode: false, encoding: 'utf8' }),
  };
}

/** An account that is the caller's only because it is billed under another one is no master account. */
function findLinked(account: OwnedAccount): OwnedAccount {
  if (!account.linked) throw new Refusal('SK_ACCESS_1001');
  return account;
}
