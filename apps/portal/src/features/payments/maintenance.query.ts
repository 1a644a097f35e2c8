/** GET checkFeature: whether PayNow rests, and what is said about it (S2 §4, readings §8). */
import { restPaths } from '@portal/contract/http';
import type { CheckFeatureReply } from '@portal/contract/payments/payments.rest';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getPrivate } from '../../lib/api/get-private.ts';

export interface Maintenance {
  /** on: nothing to tell; told: the message stands and paying stays; off: the message stands in place of paying. */
  readonly state: 'on' | 'told' | 'off';
  readonly message: string | null;
  /** Whether that is known by now; where it cannot be had, paying decides. */
  readonly isKnown: boolean;
}

const DISABLES = 'permanent';

export function maintenanceQuery() {
  return queryOptions({
    queryKey: ['checkFeature', 'paynow'] as const,
    queryFn: async () =>
      (await getPrivate(restPaths.checkFeature, { feature: 'paynow' })) as CheckFeatureReply,
  });
}

export function usePaynowMaintenance(): Maintenance {
  const { data, isPending } = useQuery(maintenanceQuery());
  return { ...toMaintenance(data), isKnown: !isPending };
}

function toMaintenance(reply: CheckFeatureReply | undefined): Pick<Maintenance, 'state' | 'message'> {
  if (!reply?.flag) return { state: 'on', message: null };
  return { state: reply.type === DISABLES ? 'off' : 'told', message: reply.message };
}
