/** Every kind of request that the page of a request can show, as data from its area. */
import { giroRequest } from '../features/giro/index.ts';
import { arrangementRequest } from '../features/payment-arrangement/index.ts';
import { refundRequest } from '../features/refunds/index.ts';
import { waiverRequest } from '../features/waiver/index.ts';
import type { AnyRequestWords } from '../requests/server-request.tsx';

export const requestWords: readonly AnyRequestWords[] = [
  arrangementRequest,
  waiverRequest,
  refundRequest,
  giroRequest,
];
