/** Checks that what the contract declares and what the gateway does are the same list. */
import type { RestCaller, RestDeclaration } from '@portal/contract/rest-call';
import { restCalls } from '@portal/contract/rest-calls';
import type { GatewayRestCall } from '../rest/define-rest.ts';
import type { GatewayOperation } from './operation.ts';

class OperationsDiffer extends Error {
  override name = 'OperationsDiffer';
}

/**
 * @returns the operations by name
 * @throws OperationsDiffer naming what is declared and not done, done and not declared, done twice, or a write
 *   group that no single transaction could hold
 */
export function joinOperations(
  declared: readonly string[],
  done: readonly GatewayOperation[],
): ReadonlyMap<string, GatewayOperation> {
  const byName = new Map(done.map((operation) => [operation.name, operation]));
  const faults = [
    ...declared.filter((name) => !byName.has(name)).map((name) => `${name} is declared and nobody does it`),
    ...done
      .filter(({ name }) => !declared.includes(name))
      .map(({ name }) => `${name} is done and not declared`),
    ...(byName.size < done.length ? ['an operation is done twice'] : []),
    ...done
      .filter(({ effect, declaration }) => effect === 'external' && declaration.group !== undefined)
      .map(({ name }) => `${name} is in a group, but its effect is in another system`),
  ];
  if (faults.length > 0) throw new OperationsDiffer(faults.join('; '));
  return byName;
}

/** Callers who hold accounts: only they may name one. */
const holders: ReadonlySet<RestCaller> = new Set<RestCaller>(['holder', 'master']);

const toKey = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method.toUpperCase()} ${path}`;

/**
 * @returns the REST calls, exactly those that the contract declares
 * @throws OperationsDiffer naming each that is declared without a handler, handled without a declaration or twice, or
 *   that names accounts and is open to callers without one
 */
export function joinRest(
  calls: readonly GatewayRestCall[],
  declared: readonly RestDeclaration[] = Object.values(restCalls),
): readonly GatewayRestCall[] {
  const handled = calls.map(({ declaration }) => toKey(declaration));
  const known = declared.map(toKey);
  const faults = [
    ...known.filter((key) => !handled.includes(key)).map((key) => `${key} is declared but has no handler`),
    ...handled.filter((key) => !known.includes(key)).map((key) => `${key} has a handler but no declaration`),
    ...handled.filter((key, index) => handled.indexOf(key) !== index).map((key) => `${key} has two handlers`),
    ...calls
      .filter(({ ownerRule, declaration }) => ownerRule !== 'none' && !holders.has(declaration.caller))
      .map(({ declaration }) => `${toKey(declaration)} names accounts, but its caller may hold none`),
  ];
  if (faults.length > 0) throw new OperationsDiffer(faults.join('; '));
  return calls;
}
