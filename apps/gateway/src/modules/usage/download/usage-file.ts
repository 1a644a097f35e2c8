/**
 * Usage as a file. The first records are read before the first byte is sent, so that nothing to send is an answer and not
 * an empty file; the rest comes from the database as fast as it is taken.
 */
import { Readable } from 'node:stream';
import type { ConsumptionDownload } from '@portal/contract/usage/usage.rest';
import { isBusiness, isContestable } from '@portal/domain/account-kind';
import { consumptionFileName } from '@portal/domain/file-names';
import { firstOfferedDay, firstOfferedMonth, offeredYears } from '@portal/domain/meters/usage-periods';
import { getFirstDay, type SgDay, sgDay, toSgDay } from '@portal/domain/sg-time';
import type { OwnedAccount } from '../../../wire/callers/subject.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { accountsAtPremises } from '../premises-accounts.ts';
import { writeCsv } from './csv.ts';
import { writeGreenButton } from './green-button.ts';
import { writeJson } from './json.ts';
import { readRecords } from './read-records.ts';
import type { RecordBatch } from './usage-record.ts';

export interface UsageFile {
  readonly name: string;
  readonly type: 'text/csv; charset=utf-8' | 'application/atom+xml' | 'application/json';
  readonly content: Readable;
}

const names = { monthly: 'Monthly', daily: 'Daily', hourly: 'Hourly' } as const;

const formats = {
  csv: { extension: 'csv', type: 'text/csv; charset=utf-8', hasBills: false, write: writeCsv },
  greenbutton: { extension: 'xml', type: 'application/atom+xml', hasBills: true, write: writeGreenButton },
  json: { extension: 'json', type: 'application/json', hasBills: false, write: writeJson },
} as const;

/** @throws Refusal SK_USAGE_1001 when there is nothing of these days, SK_TIMEOUT_1001 when nobody waits for it any more */
export async function usageFile(context: SubjectContext, wanted: ConsumptionDownload): Promise<UsageFile> {
  const { db, clock, isOver } = context;
  const now = clock.now();
  const today = toSgDay(now);
  const { consumptionBy: by, utility, format = 'csv' } = wanted;
  const { extension, type, hasBills, write } = formats[format];
  const first = firstDayOf(by, today);
  const from = wanted.from === undefined || wanted.from < first ? first : wanted.from;
  const to = wanted.to === undefined || wanted.to > today ? lastDayOf(by, today) : wanted.to;
  const batches = readRecords(db, {
    by,
    accounts: chooseAccounts(context, wanted).map((account) => ({
      accountId: account.accountId,
      accountNo: account.accountNo,
      tariff: isContestable(account) ? null : { isBusiness: isBusiness(account) },
    })),
    utility: utility ?? null,
    from,
    to,
    hasBills,
    isOver,
  });
  const begun = await batches.next();
  if (begun.done) throw new Refusal('SK_USAGE_1001');
  return {
    name: consumptionFileName(names[by], wanted.accountNo, today, extension),
    type,
    content: Readable.from(write(withFirst(begun.value, batches), { by, createdAt: now }), {
      objectMode: false,
      encoding: 'utf8',
    }),
  };
}

type By = ConsumptionDownload['consumptionBy'];

function firstDayOf(by: By, today: SgDay): SgDay {
  if (by === 'hourly') return firstOfferedDay(today);
  if (by === 'daily') return getFirstDay(firstOfferedMonth(today));
  return sgDay(`${offeredYears(today).at(-1)}-01-01`);
}

/** The months of bills are named by the month in which they come. */
const lastDayOf = (by: By, today: SgDay): SgDay =>
  by === 'monthly' ? sgDay(`${today.slice(0, 4)}-12-31`) : today;

function chooseAccounts(
  { subject }: SubjectContext,
  { consumptionBy, ebsPremiseNo, msslPremiseNo, accountNo, accountNos }: ConsumptionDownload,
): readonly OwnedAccount[] {
  if (consumptionBy === 'monthly' && (ebsPremiseNo ?? msslPremiseNo))
    return accountsAtPremises(subject, {
      ebsPremiseNo: ebsPremiseNo ?? null,
      msslPremiseNo: msslPremiseNo ?? null,
      // The account that names the file is of the same holder.
      bpNo: subject.own(accountNo).bpNo,
    });
  return [...new Set(accountNos.map((accountNo) => subject.own(accountNo)))];
}

async function* withFirst(
  first: RecordBatch,
  rest: AsyncGenerator<RecordBatch>,
): AsyncGenerator<RecordBatch> {
  try {
    yield first;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
