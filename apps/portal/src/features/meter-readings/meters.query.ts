/** meter:retrieve: the meters of the selected accounts, each with the window open now, else its next one. */
import type { Output } from '@portal/contract';
import { isOpenAt, type MeterWindow, type WindowedMeter } from '@portal/domain/meters/meter-window';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api/api.ts';
import { now } from '../../lib/clock.ts';
import { decideApplicability, type MeteredAccount } from './applicability.ts';

export type MeterItem = Output<'meter:retrieve'>['meterReadDataItemList'][number];

/** With the instant at which it came, for an answer that may be out of date. */
export interface MetersAnswer {
  readonly items: readonly MeterItem[];
  readonly meters: readonly WindowedMeter[];
  readonly asOf: number;
}

/**
 * Answers null where meter reading does not concern the accounts.
 * @param accountNos null while it is not known whose meters to ask for
 */
export function metersQuery(accountNos: readonly string[] | null) {
  return queryOptions({
    queryKey: ['meter:retrieve', { accountNos }] as const,
    queryFn:
      accountNos === null
        ? skipToken
        : async (): Promise<MetersAnswer | null> => {
            try {
              const { meterReadDataItemList } = await call('meter:retrieve', { accountNos: [...accountNos] });
              const items = meterReadDataItemList;
              return { items, meters: items.map(windowed), asOf: now() };
            } catch (error) {
              if (saysNotApplicable(error)) return null;
              throw error;
            }
          },
  });
}

/** As the card asks about the accounts of a premises: not at all where reading does not concern them. */
export function meteredQuery(accounts: readonly MeteredAccount[], isMaster: boolean) {
  const isAsked = decideApplicability(accounts, isMaster) === 'applicable';
  return metersQuery(isAsked ? accounts.map(({ accountNo }) => accountNo) : null);
}

function windowed(item: MeterItem): WindowedMeter {
  return {
    utility: item.utilityType,
    ...toWindow(item),
    isReadByHand: item.upperLimit !== null,
    isSent: findSent(item) !== null,
  };
}

export const toWindow = ({ smrdFromDate, smrdToDate }: MeterItem): MeterWindow => ({
  from: Date.parse(smrdFromDate),
  to: Date.parse(smrdToDate),
});

/** The customer's reading of the window now open; null: none yet. */
export function findSent(item: MeterItem): { readonly reading: string; readonly at: number } | null {
  const at = Date.parse(item.lastSelfSubmittedDate ?? '');
  return item.lastSelfSubmitted !== null && isOpenAt(toWindow(item), at)
    ? { reading: item.lastSelfSubmitted, at }
    : null;
}

/** The answer that meter reading does not concern these accounts (S1 §8, readings §1). */
export function saysNotApplicable(error: unknown): boolean {
  return error instanceof ApiError && ['SERVICE_FAILURE', 'SK_API_1001'].includes(error.code);
}

/** The gateway's clock may be a moment behind. */
const GRACE_MS = 1_000;

/** When a window of the answer has ended, so that it no longer says which one is next; null while none will. */
export function isOldAt({ meters, asOf }: MetersAnswer): number | null {
  const ends = meters.map(({ to }) => to + GRACE_MS).filter((end) => end > asOf);
  return ends.length === 0 ? null : Math.min(...ends);
}
