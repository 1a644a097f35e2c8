import { rest } from '@portal/contract/rest-call';
import { restCalls } from '@portal/contract/rest-calls';
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { account } from '../callers/claims.ts';
import { declaredOnly, restErrors } from '../calls/declared-errors.ts';
import { joinRest } from '../calls/join-operations.ts';
import { Refusal } from '../calls/refusal.ts';
import { defineRest, type GatewayRestCall, noResources, type RestRules } from './define-rest.ts';

const declared = Object.values(restCalls);
const stubs: readonly GatewayRestCall[] = declared.map((declaration) => ({
  ...defineRest(restCalls.live, { handle: async () => ({ status: 'ok' }) }),
  declaration: declaration as unknown as GatewayRestCall['declaration'],
}));

const owing = rest({
  method: 'get',
  path: '/v9/owing',
  summary: 'Amount that one account owes',
  caller: 'holder',
  effect: 'read',
  input: { query: restCalls.payables.input.query },
  output: z.strictObject({ amount: z.int() }),
  errors: [],
  examples: [{ input: { query: { account_numbers: '8934521670' } } }],
});

type RulesOf<D> = D extends typeof owing
  ? RestRules<D['caller'], D['effect'], D['input'], D['output']>
  : never;

describe('a REST call with an input', () => {
  test('does not compile without an owner rule', () => {
    const handle = async () => ({ amount: 1207 });
    expectTypeOf<{ handle: typeof handle }>().not.toExtend<RulesOf<typeof owing>>();
    expectTypeOf<{ handle: typeof handle; resources: typeof noResources }>().toExtend<
      RulesOf<typeof owing>
    >();
    const call = defineRest(owing, {
      resources: ({ query }) => query.numbers.map((number) => account(number)),
      handle,
    });
    const sent = { params: {}, query: { account_numbers: '8934521670' }, body: undefined };
    expect(call.read(sent).prepare().claims).toEqual([{ accountNo: '8934521670' }]);
    expect(call.ownerRule).toBe('input');
  });

  test('is refused with the fields that cannot be read', () => {
    const call = defineRest(owing, { resources: noResources, handle: async () => ({ amount: 1207 }) });
    const sent = { params: {}, query: { account_numbers: '89' }, body: undefined };
    expect(() => call.read(sent).prepare()).toThrow(Refusal);
  });
});

describe('the table of REST calls', () => {
  test('keeps the gateway from starting when a call has no handler, or a handler no declaration', () => {
    expect(() => joinRest(stubs)).not.toThrow();
    expect(() => joinRest(stubs.slice(1))).toThrow(
      'GET /skalbox/public/config is declared but has no handler',
    );
    const undeclared = defineRest(owing, { resources: noResources, handle: async () => ({ amount: 1 }) });
    expect(() => joinRest([...stubs, undeclared])).toThrow('GET /v9/owing has a handler but no declaration');
    expect(() => joinRest([...stubs, ...stubs.slice(0, 1)])).toThrow('has two handlers');
  });

  test('keeps the gateway from starting when a call names accounts and its caller may hold none', () => {
    const lowered = stubs.map(
      (call): GatewayRestCall =>
        call.declaration.path === '/v2/payables'
          ? { ...call, ownerRule: 'input', declaration: { ...call.declaration, caller: 'verified' } }
          : call,
    );
    expect(() => joinRest(lowered)).toThrow('GET /v2/payables names accounts, but its caller may hold none');
  });
});

describe('a refusal', () => {
  const codes = restErrors(restCalls.paynowRequest as unknown as GatewayRestCall['declaration']);

  test('passes with a declared code or a code of the wire', async () => {
    for (const code of ['SK_PAY_1001', 'SK_ACCESS_1001'] as const)
      await expect(
        declaredOnly('a call', codes, () => Promise.reject(new Refusal(code))),
      ).rejects.toBeInstanceOf(Refusal);
  });

  test('a refusal with an undeclared code becomes an unexpected error', async () => {
    await expect(
      declaredOnly('a call', codes, () => Promise.reject(new Refusal('SK_STAFF_1001'))),
    ).rejects.toThrow('a call refused with SK_STAFF_1001, which it does not declare');
  });
});
