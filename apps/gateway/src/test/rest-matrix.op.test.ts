/** Every role x every REST call x own, other, unknown. Made from the joined table: a new call is in it at once. */
import type { ErrorCode } from '@portal/contract/errors';
import { logout } from '@portal/contract/rest';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restErrors } from '../wire/calls/declared-errors.ts';
import type { GatewayRestCall } from '../wire/rest/define-rest.ts';
import { aimed, aimedAtAll } from './aim-input.ts';
import { anyText } from './any-text.ts';
import { getExample, getName, type RestInputSent, sendRest } from './rest-sender.ts';
import { expectedOfViewer, type Role, roles, type Target, targets, thingFor } from './roles.ts';
import { letSee } from './sharing.ts';
import { leaksIn, readTenants, type Tenants, unknownThing } from './tenants.ts';
import { openTestWorld, type TestWorld } from './test-world.ts';

const numRuns = Number(process.env.FUZZ_RUNS ?? 50);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);

let world: TestWorld;
let tenants: Tenants;
let calls: readonly GatewayRestCall[];
beforeAll(async () => {
  world = await openTestWorld();
  await letSee(world.db, 'ravi@example.com', 'meilin@example.com');
  tenants = await readTenants(world.db);
  calls = world.app.restCalls;
});
afterAll(() => world.close());

type Session = Pick<Role, 'email' | 'tokenEnds'>;

let sessions = 0;
async function makeToken({ email, tokenEnds }: Session): Promise<string | null> {
  if (email === null) return null;
  if (tokenEnds === 'SK_SEC_1000') return world.tokens.expiredFor(email);
  sessions += 1;
  const sid = `rest ${sessions}`;
  const token = await world.tokens.tokenFor(email, { sid });
  if (tokenEnds === 'SK_LOGOUT_1001') await world.identity.admin.endSession(sid);
  return token;
}

const kept = new Map<string, Promise<string | null>>();
/** One session of each person for all calls, but another one each time for the call that ends it. */
function readToken(session: Session, { declaration }: GatewayRestCall): Promise<string | null> {
  if (declaration === logout) return makeToken(session);
  const name = JSON.stringify([session.email, session.tokenEnds]);
  const token = kept.get(name) ?? makeToken(session);
  kept.set(name, token);
  return token;
}

/** Derived from the declared caller and the owner rule alone; 'runs' is an answer or a code of the call's own. */
function expected(
  { declaration, ownerRule, viewers }: GatewayRestCall,
  role: Role,
  target: Target,
): ErrorCode | 'runs' {
  const { caller } = declaration;
  if (caller === 'public') return 'runs';
  if (caller === 'bank') return 'SK_SEC_1000';
  if (role.tokenEnds !== null) return role.tokenEnds;
  if (caller !== 'signed-in' && !role.verified) return 'email_not_verified';
  if (role.sees !== null && (caller === 'holder' || caller === 'verified' || caller === 'signed-in')) {
    const call = {
      isOpen: viewers !== null,
      needsHolder: caller === 'holder',
      namesSomething: ownerRule !== 'none',
    };
    return expectedOfViewer(role, call, target);
  }
  if (caller !== 'signed-in' && caller !== 'verified' && !role.kinds.includes(caller))
    return 'SK_ACCESS_1001';
  return ownerRule !== 'none' && target !== 'own' ? 'SK_ACCESS_1001' : 'runs';
}

describe.each(roles)('$person', (role) => {
  test('gets from every REST call what its caller and owner rule say', async () => {
    for (const call of calls) {
      for (const target of targets) {
        const where = `${getName(call)} ${target}`;
        const input = aimed(getExample(call), thingFor(tenants, role, target)) as RestInputSent;
        const { status, code, text } = await sendRest(world, call, input, await readToken(role, call));
        const wanted = expected(call, role, target);
        if (wanted === 'runs') expect([undefined, ...restErrors(call.declaration)], where).toContain(code);
        else expect(code, where).toBe(wanted);
        expect(code === undefined ? [200, 503] : [status], where).toContain(status);
        expect(leaksIn(text, tenants, role.email), where).toEqual([]);
      }
    }
  });
});

describe('a call that names something owned', () => {
  const isOwned = ({ ownerRule }: GatewayRestCall) => ownerRule !== 'none';

  test('is refused to everyone who holds no account', async () => {
    const owned = calls.filter(isOwned);
    expect(owned.map(getName)).toEqual(expect.arrayContaining(['GET /v2/payables', 'GET /v1/history']));
    for (const call of owned) {
      // Hui has verified no e-mail, staff hold no account.
      for (const email of ['hui@example.com', 'staff@example.com']) {
        const input = aimed(
          getExample(call),
          thingFor(tenants, { email, other: 'meilin@example.com' }, 'own'),
        );
        const { code } = await sendRest(
          world,
          call,
          input as RestInputSent,
          await readToken({ email, tokenEnds: null }, call),
        );
        expect(['email_not_verified', 'SK_ACCESS_1001'], getName(call)).toContain(code);
      }
      expect(['holder', 'master', 'staff'], getName(call)).toContain(call.declaration.caller);
    }
  });

  test('refuses a list of an own and a foreign account whole', async () => {
    const [own] = tenants.thingsOf('meilin@example.com');
    const [foreign] = tenants.thingsOf('chitra@example.com');
    if (!own || !foreign) throw new Error('both hold an account');
    let lists = 0;
    for (const call of calls.filter(isOwned)) {
      const mixed = aimedAtAll(getExample(call), [own, foreign]) as RestInputSent;
      if (JSON.stringify(mixed) === JSON.stringify(aimed(getExample(call), own))) continue;
      lists += 1;
      const token = await readToken({ email: 'meilin@example.com', tokenEnds: null }, call);
      const { code, text } = await sendRest(world, call, mixed, token);
      expect(code, getName(call)).toBe('SK_ACCESS_1001');
      expect(leaksIn(text, tenants, 'meilin@example.com'), getName(call)).toEqual([]);
    }
    expect(lists).toBeGreaterThanOrEqual(3);
  });
});

describe('any input', { timeout: 60_000 + numRuns * 2_000 }, () => {
  test('breaks no REST call, and each answers with declared codes alone', async () => {
    const token = await makeToken({ email: 'meilin@example.com', tokenEnds: null });
    for (const call of calls.filter(({ declaration }) => Object.keys(declaration.input).length > 0)) {
      const example = aimed(getExample(call), tenants.thingsOf('meilin@example.com')[0] ?? unknownThing);
      const parts = Object.entries(example as object).map(([name, value]) => [name, changed(value)] as const);
      await fc.assert(
        fc.asyncProperty(fc.record(Object.fromEntries(parts)), async (input) => {
          const { status, code, text } = await sendRest(world, call, input, token);
          const known = [undefined, 'SK_OPERATION_1001', 'SK_BODY_1001', 'SK_INPUT_1001'];
          expect([...known, ...restErrors(call.declaration)], getName(call)).toContain(code);
          expect(code, getName(call)).not.toBe('SK_UNKNOWN_1001');
          expect(status, getName(call)).toBeLessThan(500);
          expect(leaksIn(text, tenants, 'meilin@example.com'), getName(call)).toEqual([]);
        }),
        { numRuns, seed },
      );
    }
  });
});

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    '0',
    '-1',
    '\u0000',
    '../../etc/passwd',
    "' or 1=1 --",
    '8999999990',
    'x'.repeat(900),
  ),
  fc.constantFrom<unknown>(0, -1, 1.5, 2 ** 53, null, [], {}, [null], { __proto__: null }),
  anyText(40),
);

/** The value with some of its parts replaced or left out. */
function changed(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) return fc.oneof(fc.array(changed(value[0]), { maxLength: 3 }), odd);
  if (typeof value !== 'object' || value === null) return fc.oneof(fc.constant(value), odd);
  const parts = Object.entries(value).map(([key, each]) => [key, changed(each)] as const);
  return fc.record(Object.fromEntries(parts), { requiredKeys: [] });
}
