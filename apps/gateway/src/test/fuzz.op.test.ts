/**
 * Bodies that nobody means, many of them, made from the operations table. FUZZ_RUNS says how many per operation
 * (50), FUZZ_SEED repeats a run; a failing body is shrunk and printed with its seed.
 */
import { wireError } from '@portal/contract/envelope';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GatewayOperation } from '../wire/calls/operation.ts';
import { operations } from '../wire/calls/operations.ts';
import { aimed } from './aim-input.ts';
import { anyText } from './any-text.ts';
import { leaksIn, readTenants, type Tenants, unknownThing } from './tenants.ts';
import { type KeyedCallResult, openTestWorld, type TestWorld } from './test-world.ts';

const numRuns = Number(process.env.FUZZ_RUNS ?? 50);
/** A tenth of a second a body, on a machine that has other things to do. */
const time = { timeout: 20_000 + numRuns * 200 };
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);
const table = [...operations.values()];

const STAFF = 'staff@example.com';
const people = ['meilin', 'bernard', 'kopi', 'estate', 'hui', 'ivan'].map((name) => `${name}@example.com`);
const readers = fc.constantFrom<string | null>(...people, STAFF, null);

const hostile = fc.constantFrom<unknown>(
  '',
  ' ',
  '\u0000',
  '0',
  '-1',
  'null',
  'NaN',
  '1e999',
  '../../etc/passwd',
  "' or 1=1 --",
  '"; drop table account; --',
  '%00',
  '\ud800',
  '＿＿proto＿＿',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '😀'.repeat(40),
  'x'.repeat(5000),
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '-000000000',
  '0'.repeat(12),
  '8999999990',
  '00 8999 999 990',
  0,
  -1,
  1.5,
  2 ** 53,
  -0,
  true,
  null,
  [],
  {},
  [[]],
  [null],
  { length: -1 },
  { toString: 1 },
  JSON.parse('{"then":1}'),
);
const anything = fc.oneof(hostile, fc.jsonValue({ maxDepth: 3 }), anyText());

/** The example with one of its parts replaced, removed or joined by one that does not belong. */
function nearly(input: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(input)) {
    return fc.oneof(
      anything,
      fc.array(fc.oneof(nearly(input[0]), anything), { maxLength: 4 }),
      fc.constant(Array.from({ length: 200 }, () => input[0])),
    );
  }
  if (input === null || typeof input !== 'object') return fc.oneof(fc.constant(input), anything);
  const keys = Object.keys(input);
  return fc.oneof(
    anything,
    fc.record(
      Object.fromEntries(
        Object.entries(input).map(([key, each]) => [key, fc.oneof(fc.constant(each), nearly(each))]),
      ),
      { requiredKeys: [] },
    ),
    fc
      .tuple(
        fc.constantFrom('__proto__', 'constructor', 'status', 'source', 'accountId', 'isEditable', ...keys),
        anything,
      )
      .map(([key, value]) =>
        JSON.parse(
          `{${[...Object.entries(input), [key, value]].map(([k, v]) => `${JSON.stringify(k)}:${JSON.stringify(v) ?? 'null'}`).join(',')}}`,
        ),
      ),
  );
}

let world: TestWorld;
let tenants: Tenants;
beforeAll(async () => {
  world = await openTestWorld();
  tenants = await readTenants(world.db);
});
afterAll(() => world.close());

const example = ({ declaration }: GatewayOperation): unknown => declaration.examples[0]?.input;

/** Own things, another's, nobody's: inputs that are well formed most of the time. */
const getInputs = (operation: GatewayOperation): fc.Arbitrary<unknown> => {
  const whose = fc.constantFrom(
    'meilin@example.com',
    'bernard@example.com',
    'kopi@example.com',
    'estate@example.com',
    'chitra@example.com',
  );
  return fc.oneof(
    whose.map((email) => aimed(example(operation), tenants.thingsOf(email)[0] ?? unknownThing)),
    fc.constant(aimed(example(operation), unknownThing)),
    nearly(
      aimed(example(operation), {
        ...unknownThing,
        accountNo: '8934521670',
        bpNo: '1000145021',
        premiseNo: '6100145021',
      }),
    ),
    anything,
  );
};

/** Rules for every reply to every caller. */
function holds(reply: KeyedCallResult, requests: readonly string[], reader: string | null): void {
  expect([200, 400, 401]).toContain(reply.status);
  if (reply.status === 400) {
    expect(Object.keys(reply.answers)).toEqual(['error']);
    wireError.parse(reply.answers.error);
  } else {
    expect(new Set(Object.keys(reply.answers))).toEqual(new Set(requests));
    for (const [name, answer] of Object.entries(reply.answers)) {
      expect(Object.keys(answer)).toHaveLength(1);
      if (answer.error) {
        wireError.parse(answer.error);
        expect(answer.error.code).not.toBe('SK_UNKNOWN_1001');
      } else {
        operations.get(name)?.declaration.output.parse(answer.data);
      }
    }
  }
  // The keys repeat the request; the answers are the values. Staff read the numbers that wrong tries of others locked.
  const { 'staff:linkLocks': _, ...others } = reply.answers;
  const answers = reader === STAFF ? others : reply.answers;
  expect(leaksIn(JSON.stringify(Object.values(answers)), tenants, reader)).toEqual([]);
}

describe('one operation, whatever comes', time, () => {
  test.each(table)('$name never breaks, never says more than it may', async (operation) => {
    await fc.assert(
      fc.asyncProperty(getInputs(operation), readers, async (input, reader) => {
        const reply = await world.call(
          reader,
          `{${JSON.stringify(operation.name)}:${JSON.stringify(input) ?? 'null'}}`,
        );
        holds(reply, [operation.name], reader);
      }),
      { numRuns, seed },
    );
  });
});

describe('many operations in one body', time, () => {
  const keys = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...table.map(({ name }) => name)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '__proto__',
        'constructor',
        'toString',
        '',
        'user:',
        'USER:profileInfo',
        'error',
        '0',
        'reg:nothing',
      ),
    },
    { weight: 1, arbitrary: anyText(12) },
  );
  const pair = keys.chain((key) => {
    const known = operations.get(key);
    return fc.tuple(fc.constant(key), known ? getInputs(known) : anything);
  });

  test('never hurt one another: the reply has exactly the keys of the body, duplicates and all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { minLength: 2, maxLength: 20 }), readers, async (pairs, reader) => {
        const text = `{${pairs.map(([key, input]) => `${JSON.stringify(key)}:${JSON.stringify(input) ?? 'null'}`).join(',')}}`;
        const reply = await world.call(reader, text);
        const requests = pairs.map(([key]) => key);
        if (reply.status !== 400) {
          for (const key of requests.filter((each, index) => requests.indexOf(each) !== index)) {
            expect(reply.text).toContain(`${JSON.stringify(key)}:{"error":{"code":"SK_BODY_1001"`);
          }
        }
        holds(reply, requests, reader);
      }),
      { numRuns: numRuns * 2, seed },
    );
  });

  test('a body that is not JSON is refused as a whole', async () => {
    await fc.assert(
      fc.asyncProperty(anyText(200), readers, async (text, reader) => {
        expect((await world.call(reader, text)).status).toBe(400);
      }),
      { numRuns, seed },
    );
  });
});
