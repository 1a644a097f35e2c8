/** Does ahead, for nobody, what the first document after a start would wait for: queries planned, keys, faces, code. */
import type { Clock } from '@portal/domain/clock';
import { sgDayOf } from '@portal/domain/sg-time';
import type { Db } from '../../db/database.ts';
import { createKeyRing } from '../../sealed/key-ring.ts';
import { billAndEarlier, enteredBetween, readingsAround, uSaveAfter } from './bill.store.ts';
import { warmPapers } from './paper/warm-papers.ts';

const NOBODYS_ACCOUNT = 0;

export async function warmDocuments({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<void> {
  const today = sgDayOf(clock.now());
  await createKeyRing(db, clock).current();
  await billAndEarlier(db, NOBODYS_ACCOUNT, '', 1);
  await enteredBetween(db, NOBODYS_ACCOUNT, '', '');
  await readingsAround(db, NOBODYS_ACCOUNT, { periodFrom: today, periodTo: today });
  await uSaveAfter(db, NOBODYS_ACCOUNT, today);
  await warmPapers();
}
