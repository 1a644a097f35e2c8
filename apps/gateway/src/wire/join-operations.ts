/** Checks that what the contract declares and what the gateway does are the same list. */
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
      .filter(({ effectIn, declaration }) => effectIn === 'elsewhere' && declaration.group !== undefined)
      .map(({ name }) => `${name} is in a group, but its effect is in another system`),
  ];
  if (faults.length > 0) throw new OperationsDiffer(faults.join('; '));
  return byName;
}
