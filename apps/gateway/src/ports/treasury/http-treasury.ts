/** The treasury over HTTP: one signed POST for each payout, without redirects, with a limit of time. */
import type { Clock } from '@portal/domain/clock';
import type { Config } from '../../config.ts';
import { isRejection, signedPost } from '../signed-post.ts';
import {
  type Destination,
  type PayoutOrder,
  PayoutRejected,
  type Treasury,
  TreasuryUnavailable,
} from './port.ts';

/** Of the order itself: 404 is another address, and 409 may be an order under its reference that is there already. */
const saysNothing: ReadonlySet<number> = new Set([404, 409]);

function toWire({ reference, amount, bpNo, holder, destination }: PayoutOrder) {
  return { reference, amount, currency: 'SGD', bp_no: bpNo, holder, ...toWireDestination(destination) };
}

function toWireDestination(destination: Destination) {
  switch (destination.method) {
    case '08':
      return { method: '08', proxy_type: destination.proxyType, proxy_value: destination.proxyValue };
    case '03':
      return { method: '03', bank_id: destination.bankId };
    case '02':
      return { method: '02', address: destination.address };
  }
}

/** @returns null without an address: payouts wait */
export function createTreasury(
  { TREASURY_URL, TREASURY_SECRETS }: Pick<Config, 'TREASURY_URL' | 'TREASURY_SECRETS'>,
  clock: Clock,
): Treasury | null {
  const [secret] = TREASURY_SECRETS;
  if (TREASURY_URL === undefined || secret === undefined) return null;
  return {
    async order(payout) {
      const { status } = await signedPost({
        url: `${TREASURY_URL}/payouts`,
        secret,
        now: clock.now(),
        content: toWire(payout),
      }).catch((error: Error) => {
        throw new TreasuryUnavailable(error.message);
      });
      if (isRejection(status) && !saysNothing.has(status)) throw new PayoutRejected(`status ${status}`);
      if (status < 200 || status > 299) throw new TreasuryUnavailable(`status ${status}`);
    },
  };
}
