/**
 * A power cut while a mailing address and bill options are saved together: the gateway as a process of its own, killed
 * between the two parts, and before its answer. Both are stored once, or neither.
 */
import { addDays, toSgDay } from '@portal/domain/sg-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../apps/gateway/src/clock.ts';
import { createTestTokens } from '../../apps/gateway/src/identity/test/test-tokens.ts';
import { addPerson, EMAIL, named } from './add-person.ts';
import { type KillableGateway, killableGateway } from './killable-gateway.ts';

const ADDRESS = 'account:updateMailAddress';
const OPTIONS = 'account:updatePreference';
const accountNo = named.account_number;
const effectiveDate = addDays(toSgDay(systemClock.now()), 10);

let gateway: KillableGateway;
let token = '';

beforeAll(async () => {
  gateway = await killableGateway({});
  await gateway.withDatabase(async (db) => {
    await addPerson(db);
    token = await createTestTokens({ config: gateway.config, db, clock: systemClock }).tokenFor(EMAIL);
  });
});
afterAll(() => gateway.remove());

/** One press on Save; null: no answer came. */
const save = async (key: string, block: string) => {
  const reply = await fetch(`${gateway.config.publicOrigin}/api`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({
      [ADDRESS]: {
        ebsAccountNo: accountNo,
        msslAccountNo: '',
        isApplyAll: false,
        address: { block, unit: '55', floor: '07', postalCode: '460102', effectiveDate },
        source: 'W',
      },
      [OPTIONS]: {
        accounts: [
          {
            accountNo,
            system: named.system_type,
            bpNo: named.bp_number,
            isSoftCopy: true,
            isHardCopy: true,
            isRetailerAccessDisallowed: false,
          },
        ],
      },
    }),
  }).catch(() => null);
  return reply && { status: reply.status, body: (await reply.json()) as Record<string, { data?: unknown }> };
};

const readStored = () =>
  gateway.withDatabase(async (db) => {
    const addresses = await db.selectFrom('mailingAddress').select('addressNo').execute();
    const options = await db.selectFrom('accountPreference').select('revision').execute();
    // A job seals the events and moves them.
    const audited = await db
      .selectFrom('auditEvent')
      .select('action')
      .unionAll(db.selectFrom('audit').select('action'))
      .execute();
    return {
      addresses: addresses.map(({ addressNo }) => Number(addressNo)),
      options: options.map(({ revision }) => Number(revision)),
      audited: audited
        .map(({ action }) => action)
        .filter((action) => action === ADDRESS || action === OPTIONS)
        .toSorted(),
    };
  });

const nothing = { addresses: [], options: [], audited: [] };
const once = { addresses: [1], options: [1], audited: [ADDRESS, OPTIONS] };
const answer = {
  status: 200,
  body: {
    [ADDRESS]: { data: { accountNos: [accountNo], effectiveDate } },
    [OPTIONS]: { data: { accountNos: [accountNo] } },
  },
};

describe('a gateway that dies while an address and bill options are saved together', () => {
  it('has stored neither when it dies between the two', async () => {
    await gateway.start('write-part-run');
    expect(await save('first-press', '102')).toBeNull();
    expect(await gateway.died()).toBe('SIGKILL');
    expect(await readStored()).toEqual(nothing);
  });

  it('has stored both when it dies before its answer, and answers a repeat without storing them again', async () => {
    await gateway.start('write-committed');
    expect(await save('first-press', '102')).toBeNull();
    expect(await gateway.died()).toBe('SIGKILL');
    expect(await readStored()).toEqual(once);
    await gateway.start();
    expect(await save('first-press', '102')).toEqual(answer);
    expect(await save('first-press', '102')).toEqual(answer);
    await gateway.end();
    expect(await readStored()).toEqual(once);
  });
});
