/** The screen of the dialog, from the state of the machine, time, the amounts owed and maintenance. Pure. */
import { type AmountRow, owedBy, sumToPay } from '../amounts/amounts.rules.ts';
import type { Maintenance } from '../maintenance.query.ts';
import type { PayAccount } from '../pay-account.ts';
import type { Order, Parts, PayState, PayStep } from './pay.machine.ts';

interface PayFacts {
  readonly rows: readonly AmountRow[];
  readonly accounts: readonly PayAccount[];
  readonly maintenance: Maintenance;
  /** The code's time is over by the gateway's clock, whatever the last news said. */
  readonly hasExpired: boolean;
}

type Shown = Pick<Extract<PayStep, { kind: 'code' }>, 'code' | 'order'>;

/** 'closed': before its time. 'unknown': the gateway has not sent its time. null: no answer yet. */
export type EndReason = 'expired' | 'closed' | 'unknown' | null;

export type PayScreen =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'covered' }
  | { readonly kind: 'amounts'; readonly isChanging: boolean }
  | { readonly kind: 'confirming'; readonly parts: Parts }
  | { readonly kind: 'opening' }
  | { readonly kind: 'maintenance' }
  | (Shown & { readonly kind: 'payable' })
  /** The code has ended, and another one may be made. */
  | (Shown & { readonly kind: 'ended'; readonly reason: EndReason })
  /** The code has ended, as nothing is owed any more. */
  | (Shown & { readonly kind: 'settled' })
  /** Money came that is not what the code asked for. `rest`: whether the customer may pay what is left. */
  | (Shown & { readonly kind: 'checking'; readonly hasRest: boolean })
  | (Shown & { readonly kind: 'paid' });

export function getScreen({ step }: PayState, facts: PayFacts): PayScreen {
  const owed = owedBy(facts.rows);
  if (step.kind === 'code') return screenOfCode(step, owed, facts);
  if (owed === 'nothing') return { kind: 'nothing' };
  switch (step.kind) {
    case 'amounts':
      if (owed === 'covered' && !step.insists) return { kind: 'covered' };
      return { kind: 'amounts', isChanging: step.isChanging };
    case 'confirming':
      return step;
    case 'opening':
      return { kind: facts.maintenance.state === 'off' ? 'maintenance' : 'opening' };
  }
}

/** Money outlives the code: a payment for it is shown before its end is. */
function screenOfCode({ code, order }: Shown, owed: ReturnType<typeof owedBy>, facts: PayFacts): PayScreen {
  const shown = { code, order };
  if (order.status === 'SUCCESS') return { ...shown, kind: 'paid' };
  if (order.status === 'CHECKING')
    return { ...shown, kind: 'checking', hasRest: order.figures === 'after' && sumToPay(facts.accounts) > 0 };
  if (order.status === 'PENDING' && !facts.hasExpired) return { ...shown, kind: 'payable' };
  if (owed === 'covered') return { kind: 'covered' };
  if (owed === 'nothing') return { ...shown, kind: 'settled' };
  return { ...shown, kind: 'ended', reason: endReason(order, facts.hasExpired) };
}

/** The page's clock may be wrong, so the gateway's time is fetched before a day is named. */
function endReason({ hasTime }: Order, hasExpired: boolean): EndReason {
  if (hasExpired) return 'expired';
  if (hasTime === null) return null;
  return hasTime ? 'closed' : 'unknown';
}
