/**
 * People whom Tan Mei Lin lets see her home: one who does, one who has not opened the invitation, one whose access has
 * ended. Their days move with the world, so that each state stays.
 */
import { createHash } from 'node:crypto';
import {
  addDays,
  addMonths,
  getFirstDay,
  getLastDay,
  instantText,
  type SgDay,
  startOfSgDay,
  toMonth,
  toSgDay,
} from '@portal/domain/sg-time';
import type { Tx } from '../database.ts';
import { DIARY } from './rows/account-rows.ts';
import { insertRows, type Row } from './rows/bulk-insert.ts';

/** Opens the waiting invitation in the demo world, where no mail has gone out. */
const WAITING_TOKEN = 'demo-invitation-of-mei-lin-to-grace-koh';

const premises = { bpNo: '1000145021', premiseNo: '6100145021', holderId: 1001 };
const [DANIEL, SITI] = [1045, 1047];
const [DANIELS, GRACES, SITIS] = [991, 992, 993];
const MORNING = 9 * 3_600_000 + 40 * 60_000;
const MINUTE = 60_000;

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');
const at = (day: SgDay, milliseconds: number): string => instantText(startOfSgDay(day) + milliseconds);

interface World {
  readonly delegateId: number;
  readonly email: string;
  readonly token: string;
  readonly invited: SgDay;
  readonly until: SgDay;
  readonly viewer: { readonly id: number; readonly name: string } | null;
}

const toRow = ({ delegateId, email, token, invited, until, viewer }: World): Row => ({
  ...premises,
  delegateId,
  email,
  emailKey: email,
  tokenHash: hash(token),
  invitedAt: at(invited, MORNING),
  openBy: addDays(invited, 7),
  until,
  viewerId: viewer?.id ?? null,
  viewerName: viewer?.name ?? null,
  openedAt: viewer ? at(invited, MORNING + 30 * MINUTE) : null,
});

const look = (kind: string, day: SgDay, milliseconds: number): Row => ({
  accountId: DIARY,
  viewerId: DANIEL,
  kind,
  day,
  delegateId: DANIELS,
  firstAt: at(day, milliseconds),
  lastAt: at(day, milliseconds),
  looks: 1,
  months: kind === 'bill' ? [toMonth(day)] : [],
});

export async function addDelegates(tx: Tx, now: number): Promise<void> {
  const today = toSgDay(now);
  const month = toMonth(today);
  const moving = { key: ['bpNo', 'premiseNo', 'delegateId'], replace: ['invitedAt', 'openBy', 'until'] };
  const daniel = {
    delegateId: DANIELS,
    email: 'daniel.tan@example.com',
    token: 'opened by Daniel',
    invited: getFirstDay(addMonths(month, -2)),
    until: getLastDay(addMonths(month, 3)),
    viewer: { id: DANIEL, name: 'Daniel Tan' },
  };
  const grace = {
    delegateId: GRACES,
    email: 'grace.koh@example.com',
    token: WAITING_TOKEN,
    invited: addDays(today, -1),
    until: addDays(today, 91),
    viewer: null,
  };
  const siti = {
    delegateId: SITIS,
    email: 'siti.r@example.com',
    token: 'opened by Siti',
    invited: getFirstDay(addMonths(month, -5)),
    until: getLastDay(addMonths(month, -3)),
    viewer: { id: SITI, name: 'Siti Rahmah' },
  };
  await insertRows(tx, 'premisesDelegate', [daniel, grace, siti].map(toRow), moving);
  const morning = startOfSgDay(today) + MORNING <= now ? [look('bill', today, MORNING)] : [];
  const earlier = look('usage', addDays(today, -8), 13 * 3_600_000 + 17 * MINUTE);
  await insertRows(tx, 'delegateLook', [earlier, ...morning]);
}
