/** Whether PayNow can be paid with now: settings, switches, and what staff say about it. */

import type { CheckFeatureReply } from '@portal/contract/payments/payments.rest';
import { isSwitchedOn } from '@portal/domain/availability/availability';
import { Refusal } from '../../../wire/calls/refusal.ts';
import type { PublicContext } from '../../../wire/context.ts';
import { maintenanceAt } from '../maintenance.store.ts';

type Asker = Pick<PublicContext, 'db' | 'clock' | 'config'>;

const DISABLES = 'permanent';

/** An installation without a payee answers like one under permanent maintenance: nothing could be paid. */
export async function paynowMaintenance({ db, clock, config }: Asker): Promise<CheckFeatureReply> {
  if (config.PAYNOW_UEN === undefined) {
    return { flag: true, type: DISABLES, message: null };
  }
  const now = await maintenanceAt(db, 'paynow', clock.now());
  return now === null ? { flag: false, type: null, message: null } : { flag: true, ...now };
}

export interface Payee {
  readonly uen: string;
  readonly name: string;
}

/**
 * The payee. @throws Refusal SK_FEATURE_1001 when the configuration has it switched off, SK_PAY_1002 with
 * the message of the staff under maintenance of type 'permanent'
 */
export async function openPaynow(context: Asker & Pick<PublicContext, 'switches'>): Promise<Payee> {
  if (!isSwitchedOn('paynow', await context.switches())) throw new Refusal('SK_FEATURE_1001');
  const { flag, type, message } = await paynowMaintenance(context);
  const { PAYNOW_UEN: uen, PAYNOW_NAME: name = '' } = context.config;
  if (uen === undefined || (flag && type === DISABLES)) {
    throw new Refusal('SK_PAY_1002', message === null ? undefined : [{ field: 'feature', message }]);
  }
  return { uen, name };
}
