/** Every role x every operation x own, other, unknown. Made from the operations table: a new one is in it at once. */
import type { ErrorCode } from '@portal/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GatewayOperation } from '../wire/calls/operation.ts';
import { operations } from '../wire/calls/operations.ts';
import { aimed } from './aim-input.ts';
import { getCode } from './answers.ts';
import { expectedOfViewer, type Role, roles, type Target, targets, thingFor } from './roles.ts';
import { letSee } from './sharing.ts';
import { leaksIn, readTenants, type Tenants } from './tenants.ts';
import { openTestWorld, type TestWorld } from './test-world.ts';

/** Expected outcome by the declared access alone; 'runs' is data or a code of the operation's own. */
function expected(
  { access, viewers }: Pick<GatewayOperation, 'access' | 'viewers'>,
  role: Role,
  target: Target,
  namesSomething: boolean,
): ErrorCode | 'runs' {
  if (access === 'public') return 'runs';
  if (role.tokenEnds !== null) return role.tokenEnds;
  if (access === 'refund-area' || access === 'upload') return 'SK_SEC_1000';
  if (access !== 'signed-in' && !role.verified) return 'email_not_verified';
  if (role.sees !== null && (access === 'holder' || access === 'verified' || access === 'signed-in'))
    return expectedOfViewer(
      role,
      { isOpen: viewers !== null, needsHolder: access === 'holder', namesSomething },
      target,
    );
  if (access !== 'signed-in' && access !== 'verified' && !role.kinds.includes(access))
    return 'SK_ACCESS_1001';
  return namesSomething && (target !== 'own' || role.kinds.length === 0) ? 'SK_ACCESS_1001' : 'runs';
}

let world: TestWorld;
let tenants: Tenants;
const tokens = new Map<string, string>();
const idTokens = new Map<string, string>();
const asserted = new Set<string>();

beforeAll(async () => {
  world = await openTestWorld();
  await letSee(world.db, 'ravi@example.com', 'meilin@example.com');
  tenants = await readTenants(world.db);
  for (const { person, email, tokenEnds } of roles) {
    if (email === null) continue;
    const expired = tokenEnds === 'SK_SEC_1000';
    const token = expired
      ? await world.tokens.expiredFor(email)
      : await world.tokens.tokenFor(email, { sid: `matrix ${person}` });
    if (tokenEnds === 'SK_LOGOUT_1001') await world.identity.admin.endSession(`matrix ${person}`);
    tokens.set(person, token);
    idTokens.set(person, await world.tokens.idTokenFor(email));
  }
});
afterAll(() => world.close());

async function ask(role: Role, { name, declaration }: GatewayOperation, target: Target) {
  const input = aimed(declaration.examples[0]?.input, thingFor(tenants, role, target));
  const headers = { 'x-id-token': idTokens.get(role.person) ?? '' };
  return world.callWith(tokens.get(role.person) ?? null, { [name]: input }, headers);
}

const table = [...operations.values()];

describe.each(roles)('$person', (role) => {
  test.each(table)('asks $name', async (operation) => {
    const { name, declaration } = operation;
    const [example] = declaration.examples;
    const namesSomething = operation.prepare(example?.input).claims.length > 0;
    const texts = new Map<Target, string>();
    for (const target of targets) {
      const reply = await ask(role, operation, target);
      const code = getCode(reply, name);
      const wanted = expected(operation, role, target, namesSomething);
      if (wanted === 'runs') expect([undefined, ...declaration.errors], target).toContain(code);
      else expect(code, target).toBe(wanted);
      expect(reply.status, target).toBe(role.tokenEnds !== null && operation.access !== 'public' ? 401 : 200);
      expect(Object.keys(reply.answers)).toEqual([name]);
      expect(leaksIn(reply.text, tenants, role.email), target).toEqual([]);
      texts.set(target, reply.text);
      asserted.add(`${role.person} ${name} ${target}`);
    }
    if (namesSomething) expect(texts.get('other')).toBe(texts.get('unknown'));
  });
});

test('every look of an invited person that was answered is in the activity of the home', async () => {
  const kinds = new Set<string>(
    (await world.db.selectFrom('delegateLook').select('kind').where('viewerId', '=', 1041).execute()).map(
      ({ kind }) => kind,
    ),
  );
  const declared = table.flatMap(({ viewers }) => viewers?.look ?? []);
  expect(declared.filter((kind) => !kinds.has(kind))).toEqual([]);
  expect(kinds.size).toBeGreaterThanOrEqual(4);
});

test('no cell of the matrix is left out', () => {
  expect(asserted.size).toBe(roles.length * operations.size * targets.length);
});

describe('what is spelled otherwise', () => {
  const spellings = (accountNo: string) => [
    accountNo,
    `00${accountNo}`,
    ` ${accountNo.slice(0, 4)} ${accountNo.slice(4)}`,
  ];

  test('is judged the same: own stays own, of another stays refused', async () => {
    for (const operation of table.filter(
      ({ prepare, declaration }) => prepare(declaration.examples[0]?.input).claims.length > 0,
    )) {
      for (const target of ['own', 'other'] as const) {
        const [individual] = roles.filter(({ email }) => email === 'meilin@example.com');
        if (!individual) throw new Error('no individual in the roles');
        const thing = thingFor(tenants, individual, target);
        const replies = await Promise.all(
          spellings(thing.accountNo).map(async (accountNo) => {
            const input = aimed(operation.declaration.examples[0]?.input, { ...thing, accountNo });
            return (await world.call('meilin@example.com', { [operation.name]: input })).text;
          }),
        );
        expect(new Set(replies).size, `${operation.name} ${target}`).toBe(1);
      }
    }
  });
});
