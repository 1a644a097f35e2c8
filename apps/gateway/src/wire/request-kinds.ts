/** The table of every kind of request that customers make: its words and rules come from its area. */
import { giroKind } from '../modules/giro/public.ts';
import { arrangementKind } from '../modules/payment-arrangement/public.ts';
import { refundKind } from '../modules/refunds/public.ts';
import type { AnyRequestKind } from '../modules/requests/public.ts';
import { waiverKind } from '../modules/waiver/public.ts';

export const requestKinds: readonly AnyRequestKind[] = [arrangementKind, waiverKind, refundKind, giroKind];
