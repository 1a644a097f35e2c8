/** An operation as query options: the key is the operation and its input, under the subject's own cache. */
import type { Input, OperationName } from '@portal/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

export function operationQuery<N extends OperationName>(name: N, input: Input<N>) {
  return queryOptions({ queryKey: [name, input] as const, queryFn: () => call(name, input) });
}
