/** A photo as evidence of a reading: kept at once, one for each window, whether or not a reading is sent. */
import { fieldTexts } from '@portal/contract/field-texts';
import type { AccountNo } from '@portal/domain/account-number';
import { findLock, type MeterLock } from '@portal/domain/meters/meter-reading';
import { instantText } from '@portal/domain/sg-time';
import type { Db, Tx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import type { RunWrite } from '../../wire/rest/rest-write.ts';
import { type FileDeps, type FileForm, type UploadedFile, writeWithFile } from '../uploads/public.ts';
import { deletePhoto, isAccepted, lockWindow, savePhoto, type WindowKey } from './photo.store.ts';
import { findReadableAccounts, loadReadableMeters, toLockable } from './readable-meters.ts';

const meterPhoto: FileForm = {
  types: ['image/jpeg', 'image/png'],
  wrongType: fieldTexts.photoType,
  missing: fieldTexts.photoRequired,
};

interface NamedMeter {
  readonly accountNo: AccountNo;
  readonly deviceNo: string;
}

export interface SentPhoto extends NamedMeter {
  readonly file: UploadedFile | null;
}

/** @throws Refusal; the file that came is gone then */
export function keepPhoto(
  deps: FileDeps,
  runWrite: RunWrite,
  context: SubjectContext,
  { file, ...meter }: SentPhoto,
): Promise<{ photoAt: string }> {
  const { customer } = context.subject;
  const write = {
    deps,
    name: 'readingPhoto',
    fields: meter,
    form: meterPhoto,
    file,
    async judge() {
      await findOpenWindow(context, context.db, meter);
      if (!customer) throw new Refusal('SK_ACCESS_1001');
      return customer.customerId;
    },
  };
  return writeWithFile(runWrite, write, async (tx, trace, kept) => {
    const window = await findOpenWindow(context, tx, meter);
    await lockForChange(tx, window);
    const now = context.clock.now();
    const replaced = await savePhoto(tx, window, kept, now);
    trace.about(`account:${window.accountId}`);
    return { answer: { photoAt: instantText(now) }, replaced };
  });
}

/** @throws Refusal SK_METER_1005 when staff have accepted the reading: they did so by what its photo shows */
async function lockForChange(tx: Db | Tx, window: WindowKey): Promise<void> {
  await lockWindow(tx, window);
  if (await isAccepted(tx, window)) throw new Refusal('SK_METER_1005');
}

/** @param context within the transaction of the call @throws Refusal SK_METER_1002 outside the window, SK_METER_1005 */
export async function removePhoto(
  context: SubjectContext,
  meter: NamedMeter,
): Promise<Record<string, never>> {
  await withTransaction(context.db, async (tx) => {
    const window = await findWindow(context, tx, meter);
    if (window === null) return;
    if (window.lock === 'closed') throw new Refusal('SK_METER_1002');
    await lockForChange(tx, window);
    const file = await deletePhoto(tx, window);
    if (file) await context.files.withdraw(tx, file);
  });
  return {};
}

/** @throws Refusal SK_ACCESS_1001 for an unknown device, SK_METER_1002 and 1003 while the meter takes no reading */
async function findOpenWindow(context: SubjectContext, db: Db | Tx, meter: NamedMeter): Promise<WindowKey> {
  const window = await findWindow(context, db, meter);
  if (window === null) throw new Refusal('SK_ACCESS_1001');
  if (window.lock !== null) throw new Refusal(window.lock === 'closed' ? 'SK_METER_1002' : 'SK_METER_1003');
  return window;
}

/** null: no device of the account. @throws Refusal SERVICE_FAILURE as meter:retrieve does */
async function findWindow(
  context: SubjectContext,
  db: Db | Tx,
  { accountNo, deviceNo }: NamedMeter,
): Promise<(WindowKey & { readonly lock: MeterLock | null }) | null> {
  const now = context.clock.now();
  const meters = await loadReadableMeters({ db }, findReadableAccounts(context, [accountNo]), now);
  const meter = meters.find((each) => each.deviceNo === deviceNo);
  if (!meter) return null;
  const { accountId, opensAt } = meter;
  return { accountId, deviceNo, windowOpensAt: opensAt, lock: findLock(toLockable(meter), now) };
}
