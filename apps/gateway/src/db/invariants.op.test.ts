import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from './database.ts';
import { findViolations, invariants } from './invariants.ts';
import { openWorldDatabase, type TestDatabase } from './test/test-database.ts';
import { withTransaction } from './transaction.ts';

let world: TestDatabase;
beforeAll(async () => {
  world = await openWorldDatabase('2026-11-20T15:12:00+08:00');
}, 180_000);
afterAll(() => world.close());

class Undone extends Error {}

/** The rules that break when the statements have run; nothing stays of them. */
async function findBrokenRules(...statements: string[]): Promise<string[]> {
  let broken: string[] = [];
  const damage = async (tx: Tx) => {
    await sql`alter table ledger_entry disable trigger user`.execute(tx);
    for (const statement of statements) await sql.raw(statement).execute(tx);
    broken = [...new Set((await findViolations(tx)).map(({ rule }) => rule))];
    throw new Undone();
  };
  await expect(withTransaction(world.db, damage)).rejects.toThrow(Undone);
  return broken;
}

test('the demo world breaks no invariant', async () => {
  expect(await findViolations(world.db)).toEqual([]);
});

const one = (table: string) => `ctid = (select min(ctid) from ${table})`;
const paid = "ctid = (select min(ctid) from ledger_entry where kind = 'payment')";
const billed = "ctid = (select min(ctid) from ledger_entry where kind = 'bill')";

const damages: [what: string, statements: string[], rule: number][] = [
  [
    'a line one cent off',
    [`update bill_line set amount_cents = amount_cents + 1 where ${one('bill_line')}`],
    0,
  ],
  ['an entry one cent off', [`update ledger_entry set amount_cents = amount_cents + 1 where ${billed}`], 1],
  ['a bill that never reached the ledger', [`delete from ledger_entry where ${billed}`], 1],
  ['an entry of a bill that is not there', [`update ledger_entry set bill_id = 'none' where ${billed}`], 2],
  [
    'a payment posted twice',
    [
      'drop index ledger_entry_once',
      `insert into ledger_entry select account_id, 999999999, kind, amount_cents, effective_on, due_on, bill_id,
        channel, source_ref, recorded_at from ledger_entry where ${paid}`,
    ],
    3,
  ],
  [
    'a payment that adds to what is owed',
    [`update ledger_entry set amount_cents = -amount_cents where ${paid}`],
    4,
  ],
  [
    'U-Save of which more is gone than came',
    [
      'alter table u_save_entry disable trigger user',
      "update u_save_entry set amount_cents = amount_cents - 90000000 where type <> 'Credited'",
    ],
    5,
  ],
  [
    'a bill that used another U-Save than it shows',
    [
      'alter table u_save_entry disable trigger user',
      `update u_save_entry set amount_cents = amount_cents - 1 where ctid = (select min(ctid) from u_save_entry where type = 'Utilised')`,
    ],
    6,
  ],
  ['an entry of nobody', [`update ledger_entry set account_id = 999999999 where ${paid}`], 7],
  [
    'a half hour that the total does not know',
    ['update usage_day set total = total + 1 where account_id = (select min(account_id) from usage_day)'],
    8,
  ],
  [
    'a negative half hour',
    ['update usage_day set value[1] = -1 where account_id = (select min(account_id) from usage_day)'],
    9,
  ],
  [
    'a month that its days do not come to',
    [
      `update usage_month set total = total + 1 where ctid = (select min(ctid) from usage_month where basis = 'calendar')`,
    ],
    10,
  ],
  [
    'a reading of no meter',
    [`update meter_reading set device_no = 'NONE' where ${one('meter_reading')}`],
    11,
  ],
  [
    'a reading that the meter cannot show',
    [`update meter_reading set reading_milli = 10000000000 where ${one('meter_reading')}`],
    11,
  ],
  [
    'a limit that the meter cannot show',
    [`update meter_window set upper_milli = 10000000000 where ${one('meter_window')}`],
    12,
  ],
  [
    'an order that is paid without a payment',
    [
      `insert into payment_order values (1, 'PN-2611-900001', 'R', 100, '', now(), now(), null, 'T', now())`,
      `insert into payment_order_part select 1, 'PN-2611-900001', min(account_id), 100 from account`,
    ],
    13,
  ],
  [
    'an incoming payment that was posted nowhere',
    [
      `insert into bank_notice values ('E', 'T', 'R', 100, 'SGD', now(), now(), 'posted', null, now(), null, null)`,
    ],
    14,
  ],
  [
    'an incoming payment that nobody settles',
    [
      `insert into bank_notice values ('E', 'T', 'R', 100, 'SGD', now(), now() - interval '11 minutes', null, null, null, null, null)`,
    ],
    15,
  ],
  [
    'a second payment under an order',
    [
      `insert into ledger_entry (account_id, entry_no, kind, amount_cents, effective_on, recorded_at, source_ref, order_id)
        select account_id, entry_no + 1, kind, amount_cents, effective_on, recorded_at, 'x', order_id from ledger_entry
        where kind = 'payment' limit 1`,
    ],
    16,
  ],
  [
    'a reading that was sent after its window',
    [
      `update meter_reading set read_at = read_at + interval '9 days'
        where ctid = (select min(ctid) from meter_reading where window_opens_at is not null)`,
    ],
    17,
  ],
  [
    'a reading that is set aside without a decision',
    [
      `update meter_reading set reading_no = 1, sent_by = 1, decision = 'setAside'
        where ctid = (select min(ctid) from meter_reading where window_opens_at is not null)`,
    ],
    18,
  ],
  [
    'a photo whose file is gone',
    [
      `insert into meter_photo select account_id, device_no, opens_at, 1, 'gone', now() from meter_window limit 1`,
    ],
    19,
  ],
  [
    'a refund that is paid out and never left the ledger',
    ["update customer_request set state = 'IN_PROGRESS' where request_id = 'RF-2611-0183'"],
    20,
  ],
  [
    'a refund that left the ledger while it is checked',
    [
      `insert into ledger_entry (account_id, entry_no, kind, amount_cents, effective_on, recorded_at, source_ref)
        select account_id, 999999999, 'refund', 100, '2026-11-20', now(), 'refund:' || request_id
        from customer_request where request_id = 'RF-2611-0183'`,
    ],
    20,
  ],
  [
    'a payout of money that is still in the ledger',
    [
      `insert into refund_payout (account_id, request_id, amount_cents, destination, ordered_at)
        select account_id, request_id, 100, '{}', now() from customer_request where request_id = 'RF-2611-0183'`,
    ],
    21,
  ],
  [
    'a transfer that arrived nowhere',
    [
      `insert into ledger_entry (account_id, entry_no, kind, amount_cents, effective_on, recorded_at, source_ref, channel)
        select account_id, 999999999, 'refund', 100, '2026-11-20', now(), 'refund:' || request_id, 'TRANSFER'
        from customer_request where request_id = 'RF-2611-0183'`,
    ],
    25,
  ],
];

test.each(damages)('%s is found', async (_case, statements, rule) => {
  expect(await findBrokenRules(...statements)).toContain(Object.keys(invariants)[rule]);
});
