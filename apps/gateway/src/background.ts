/** Everything that a gateway does beside its requests, in one list for every way to start it: mails, sweeps, upkeep. */
import type { Deps } from './deps.ts';
import type { Identity } from './identity/identity.ts';
import { signInMailHandlers } from './identity/mails/notice-queue.ts';
import { type Jobs, startJobs } from './jobs/start-jobs.ts';
import type { LikelyBill } from './modules/alerts/findings.ts';
import { findLikelyBill } from './modules/alerts/likely-bill.ts';
import { alertMailHandlers } from './modules/alerts/mails.ts';
import { startAlertSweep } from './modules/alerts/sweep.ts';
import { startOverdueLetters } from './modules/bills/overdue-letters.ts';
import { delegateMailHandlers } from './modules/delegates/mails/mails.ts';
import { startDelegateSweep } from './modules/delegates/sweep.ts';
import { giroMailHandlers } from './modules/giro/notice.ts';
import { startGiroSweep } from './modules/giro/sweep.ts';
import { startLeakWatch } from './modules/leaks/watch.ts';
import { linkMailHandlers } from './modules/linking/mails/mails.ts';
import { readingMailHandlers } from './modules/meter-readings/mails/mails.ts';
import { startArrangementSweep } from './modules/payment-arrangement/sweep.ts';
import { startPaymentSweep } from './modules/payments/orders/sweep.ts';
import { paymentSources } from './modules/payments/public.ts';
import { paymentHandlers } from './modules/payments/settlement-queue.ts';
import { startBillDelivery } from './modules/preferences/bill-delivery.ts';
import { preferenceMailHandlers } from './modules/preferences/mails.ts';
import { startRefundSweep } from './modules/refunds/sweep.ts';
import { requestMailHandlers } from './modules/requests/mails.ts';
import { hostNow } from './wire/host-now.ts';
import { requestKinds } from './wire/request-kinds.ts';

export function startBackground(deps: Deps, { admin }: Pick<Identity, 'admin'>): Jobs {
  const { hostname } = new URL(deps.config.publicOrigin);
  const switches = async () => (await hostNow(deps, hostname)).switches;
  const likelyBill: LikelyBill = (parts, accountId) => findLikelyBill({ ...parts, switches }, accountId);
  return startJobs(
    deps,
    {
      mails: {
        ...signInMailHandlers(deps),
        ...linkMailHandlers(deps, admin),
        ...readingMailHandlers(deps, admin),
        ...delegateMailHandlers(deps, admin),
        ...giroMailHandlers(deps, admin),
        ...requestMailHandlers(deps, admin, requestKinds),
        ...preferenceMailHandlers(deps, admin),
        ...alertMailHandlers(deps, admin, likelyBill),
      },
      settlement: paymentHandlers(deps),
    },
    [
      startPaymentSweep,
      startArrangementSweep,
      startRefundSweep,
      startGiroSweep,
      startOverdueLetters(paymentSources),
      startDelegateSweep,
      startBillDelivery(admin),
      startLeakWatch,
      startAlertSweep(likelyBill),
    ],
  );
}
