/** Points the example input of an operation at somebody's thing: how the matrix and the fuzzers make inputs. */
import type { TenantNumbers } from './tenants.ts';

const named: Readonly<Record<string, keyof TenantNumbers>> = {
  accountNo: 'accountNo',
  accountNos: 'accountNo',
  masterAccount: 'accountNo',
  ebsAccountNo: 'accountNo',
  bpNo: 'bpNo',
  premiseNo: 'premiseNo',
  ebsPremiseNo: 'premiseNo',
  msslPremiseNo: 'premiseNo',
  system: 'system',
  account_number: 'accountNo',
  account_numbers: 'accountNo',
  bp_number: 'bpNo',
  system_type: 'system',
  account_no: 'accountNo',
  account_nos: 'accountNo',
  orderId: 'orderId',
  requestId: 'requestId',
};

/** Every number in the input becomes that of the thing; lists of numbers become the one. */
export function aimed(input: unknown, thing: TenantNumbers, key = ''): unknown {
  const part = named[key];
  if (typeof input === 'string') return part === undefined ? input : thing[part];
  if (Array.isArray(input)) return input.slice(0, 1).map((each) => aimed(each, thing, key));
  if (input === null || typeof input !== 'object') return input;
  return Object.fromEntries(Object.entries(input).map(([name, each]) => [name, aimed(each, thing, name)]));
}

/** As `aimed`, but with every list naming all of the things. */
export function aimedAtAll(
  input: unknown,
  things: readonly [TenantNumbers, ...TenantNumbers[]],
  key = '',
): unknown {
  if (key === 'account_numbers' && typeof input === 'string')
    return things.map(({ accountNo }) => accountNo).join(',');
  if (Array.isArray(input)) return things.map((thing) => aimed(input[0], thing, key));
  if (input === null || typeof input !== 'object') return aimed(input, things[0], key);
  return Object.fromEntries(
    Object.entries(input).map(([name, each]) => [name, aimedAtAll(each, things, name)]),
  );
}
