/** user:profileInfo: e-mail, number and whether the e-mail is verified; answers before it is verified too. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export function profileQuery() {
  return queryOptions({
    queryKey: ['session', 'profile'] as const,
    queryFn: () => call('user:profileInfo', {}),
  });
}
