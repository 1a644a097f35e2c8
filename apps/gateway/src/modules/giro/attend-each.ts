/** Orders and questions to the banks of eGIRO one after the other: the trouble of one bank, or of one order, stops no other. */
import type { Deps } from '../../deps.ts';
import { nameFailure } from '../../jobs/failures.ts';
import type { Stoppable } from '../../jobs/pages.ts';
import { EgiroBankUnavailable, EgiroOrderUnknown } from '../../ports/egiro-bank/port.ts';

export interface BankWork extends Pick<Deps, 'db' | 'clock'>, Stoppable {
  readonly log: Pick<Deps['log'], 'error'>;
}

/**
 * A bank that cannot be reached is left alone until the next time. An order that a bank has no answer for stands for itself.
 */
export async function attendEach<Order extends { readonly bankCode: string | null }>(
  { log, signal }: Pick<BankWork, 'log' | 'signal'>,
  orders: readonly Order[],
  run: (order: Order) => Promise<void>,
): Promise<void> {
  const unreachable = new Set<string | null>();
  for (const order of orders) {
    if (signal?.aborted) return;
    if (unreachable.has(order.bankCode)) continue;
    try {
      await run(order);
    } catch (error) {
      if (!(error instanceof EgiroBankUnavailable)) {
        log.error({ job: 'giro', reason: nameFailure(error) }, 'an order failed');
        continue;
      }
      log.error({ job: 'giro', reason: error.message }, 'the bank cannot be reached');
      if (!(error instanceof EgiroOrderUnknown)) unreachable.add(order.bankCode);
    }
  }
}
