/** A request for a refund as it is stored. */
import { type RefundDetails, refundDetails } from '@portal/contract/requests/requests.contract';
import type { StoredRequest } from '../requests/public.ts';

export const KIND = 'request-refund';

/** @throws ZodError for a row that no release has written */
export const readDetails = (row: Pick<StoredRequest, 'payload'>): RefundDetails =>
  refundDetails.parse(row.payload);
