/** The answer that the contract gives as an example of an operation: what mocks start from. */
import { type OperationName, type Output, operations } from '@portal/contract';

/** @throws RangeError when the operation has no example with an answer */
export function exampleOf<Name extends OperationName>(name: Name): Output<Name> {
  const [example] = operations[name].examples;
  if (example === undefined || !('output' in example)) throw new RangeError(`${name} has no example`);
  return example.output as Output<Name>;
}
