/** The meters of accounts with their submission windows. Refuses customers without readable meters. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { meterDigits, readingText } from '@portal/domain/meters/meter-digits';
import { instantText, toSgDay } from '@portal/domain/sg-time';
import type { SubjectContext } from '../../wire/context.ts';
import { findReadableAccounts, loadReadableMeters, toRegister } from './readable-meters.ts';
import type { MeterRow } from './store.ts';

type Reply = Output<'meter:retrieve'>;
type Item = Reply['meterReadDataItemList'][number];

/** @throws Refusal SERVICE_FAILURE when none of the accounts has a meter that this customer could read */
export async function listMeters(context: SubjectContext, accountNos: readonly AccountNo[]): Promise<Reply> {
  const accounts = findReadableAccounts(context, accountNos);
  const rows = await loadReadableMeters(context, accounts, context.clock.now());
  return {
    meterReadDataItemList: rows.map((row) => toItem(row, accounts.get(row.accountId)?.accountNo ?? '')),
  };
}

function toItem(row: MeterRow, accountNo: string): Item {
  const register = toRegister(row);
  const digits = (milli: number | null) => (milli === null ? null : meterDigits(milli, register));
  const limit = (milli: number | null) => (milli === null ? null : readingText(milli, register));
  return {
    utilityType: row.utility,
    deviceNo: row.deviceNo,
    accountNo,
    smrdFromDate: instantText(row.opensAt),
    smrdToDate: instantText(row.closesAt),
    lastActualReading: digits(row.actualMilli),
    lastActualReadDate: row.actualAt === null ? null : toSgDay(row.actualAt),
    lastSelfSubmitted: digits(row.sentMilli),
    lastSelfSubmittedDate: row.sentAt === null ? null : instantText(row.sentAt),
    source: row.sentFrom,
    upperLimit: limit(row.upperMilli),
    lowerLimit: limit(row.lowerMilli),
    preDecimalPlaces: row.digitsBefore,
    decimalPlaces: row.digitsAfter,
  };
}
