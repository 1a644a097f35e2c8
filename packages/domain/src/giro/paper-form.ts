/**
 * Notices of banks about forms on paper. Banks know the utilities account alone, so that a copy of an old notice and the first
 * notice of a new form look alike: only time tells them apart.
 */
import { judgeRequestEvent, type RequestEvent } from './bank-event.ts';
import type { GiroFailure } from './giro-status.ts';

/** The newest form that an account has had. */
export interface LastForm {
  readonly bankCode: string | null;
  /** Of its set-up. */
  readonly state: string;
  readonly isOpen: boolean;
  readonly receivedAt: number;
  readonly endedAt: number;
  /** Null: the bank has not confirmed. */
  readonly lastFour: string | null;
  /** Its GIRO was set up and has not ended. */
  readonly isInForce: boolean;
}

/** The same form again: while it waits for the bank, and later by a time that is not after it came. */
export const isFormToldAgain = (
  form: LastForm | null,
  told: { readonly bankCode: string | null; readonly at: number },
): boolean => form !== null && form.bankCode === told.bankCode && (form.isOpen || told.at <= form.receivedAt);

/** The same end again, of the form that was settled last. Any other belongs to a form of which we are yet to hear. */
export function isEndToldAgain(
  form: LastForm | null,
  told: {
    readonly event: RequestEvent;
    readonly reason: GiroFailure;
    readonly lastFour: string | null;
    readonly at: number;
  },
): boolean {
  if (form === null || form.isOpen) return false;
  const isSame = judgeRequestEvent('CREATION', form.state, told.event, told.reason).outcome === 'repeated';
  const isOfThatGiro = form.isInForce && (told.lastFour === null || told.lastFour === form.lastFour);
  return isSame && (told.at <= form.endedAt || isOfThatGiro);
}
