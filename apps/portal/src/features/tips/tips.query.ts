/** tips:retrieve: tips by appliance (S3 §7.3). */
import type { Output } from '@portal/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export type Tips = Output<'tips:retrieve'>;
export type Tip = Tips[string][number];

export const tipsQuery = () =>
  queryOptions({
    queryKey: ['tips:retrieve'] as const,
    queryFn: (): Promise<Tips> => call('tips:retrieve', {}),
  });
