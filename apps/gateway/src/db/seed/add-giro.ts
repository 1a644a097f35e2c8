/** Halim's requests about GIRO: a form on paper that is with the bank, and an eGIRO that was refused. Added once. */
import { egiroBanks } from '@portal/domain/giro/giro-banks';
import { formatRequestId } from '@portal/domain/requests/request-kinds';
import { startOfSgDay, toMonth, toSgDay } from '@portal/domain/sg-time';
import type { Tx } from '../database.ts';
import { worldReference } from './rows/account-rows.ts';
import { FIRST_USAGE_DAY } from './world-days.ts';

const KIND = 'giro';
const DAY = 86_400_000;
const HOUR = 3_600_000;
const HALIM = 1044;
const PAPER = { accountId: 101_206, debitId: 1, bank: 'Meranti Bank' };
const REFUSED = { accountId: 101_205, debitId: 1, bank: 'Pandan Bank' };

/** Runs each time, as a world of an earlier release has none; requests that are there stay as they are. */
export async function addGiro(tx: Tx, now: number): Promise<void> {
  const known = await tx
    .selectFrom('customerRequest')
    .select('requestId')
    .where('kind', '=', KIND)
    .limit(1)
    .executeTakeFirst();
  const account = await tx
    .selectFrom('directDebit')
    .select('accountId')
    .where('accountId', '=', PAPER.accountId)
    .executeTakeFirst();
  if (known !== undefined || account === undefined) return;
  await addRefused(tx, now - 2 * DAY);
  await addRequest(tx, {
    ...PAPER,
    number: 190,
    type: 'PAPER_GIRO',
    at: now - DAY,
    states: ['PENDING_SETUP_PGIRO'],
  });
}

async function addRefused(tx: Tx, at: number): Promise<void> {
  const { accountId, debitId, bank: bankName } = REFUSED;
  const { code: bankCode } = findBank(bankName);
  await tx
    .insertInto('directDebit')
    .values({
      accountId,
      debitId,
      kind: 'EGIRO',
      status: 'REJECTED_SETUP',
      reference: worldReference(accountId, null),
      bankName,
      bankCode,
      segment: 'RETAIL',
      lastFour: null,
      // The same whenever the world begins.
      statusAt: startOfSgDay(FIRST_USAGE_DAY),
    })
    .execute();
  const states = ['PENDING_SETUP', 'REJECTED_SETUP'] as const;
  await addRequest(tx, { ...REFUSED, number: 189, type: 'EGIRO', at, states });
}

function findBank(name: string) {
  const bank = egiroBanks.find((each) => each.name === name);
  if (bank === undefined) throw new RangeError(`no bank of eGIRO: ${name}`);
  return bank;
}

interface WorldGiroRequest {
  readonly accountId: number;
  readonly debitId: number;
  readonly bank: string;
  /** Below the numbers that the portal gives. */
  readonly number: number;
  readonly type: 'EGIRO' | 'PAPER_GIRO';
  readonly at: number;
  /** Each an hour after the one before. */
  readonly states: readonly string[];
}

async function addRequest(tx: Tx, request: WorldGiroRequest): Promise<void> {
  const { accountId, debitId, bank: bankName, number, type, at, states } = request;
  const requestId = formatRequestId(KIND, toMonth(toSgDay(at)), number);
  const state = states.at(-1) ?? '';
  const details = {
    requestType: 'CREATION',
    type,
    ddaRefNo: worldReference(accountId, null),
    bankCode: findBank(bankName).code,
    bankName,
    segment: type === 'EGIRO' ? 'RETAIL' : null,
    ending: '',
  };
  await tx
    .insertInto('customerRequest')
    .values({
      accountId,
      requestId,
      kind: KIND,
      state,
      isOpen: state.startsWith('PENDING_'),
      lastEvent: states.length,
      payload: JSON.stringify(details),
      createdAt: at,
      changedAt: at + (states.length - 1) * HOUR,
      nextBy: null,
    })
    .execute();
  for (const [index, what] of states.entries()) {
    const isFirst = index === 0 && type === 'EGIRO';
    await tx
      .insertInto('customerRequestEvent')
      .values({
        accountId,
        requestId,
        eventNo: index + 1,
        what,
        state: what,
        at: at + index * HOUR,
        actor: isFirst ? 'customer' : 'bank',
        actorId: isFirst ? HALIM : null,
        source: isFirst ? 'W' : null,
        sourceRef: null,
      })
      .execute();
  }
  await tx
    .insertInto('giroRequest')
    .values({ accountId, requestId, debitId, requestType: 'CREATION', statusBefore: null, redirectUrl: null })
    .execute();
}
