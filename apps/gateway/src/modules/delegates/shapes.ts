/** Converts a stored invitation to its form on the wire. */
import type { Output } from '@portal/contract';
import { type DelegateDays, findEndDay, getDelegateState } from '@portal/domain/delegates/delegate-access';
import { instantText, type SgDay, toSgDay } from '@portal/domain/sg-time';
import type { StoredDelegate } from './store.ts';

const toDay = (instant: number | null): SgDay | null => (instant === null ? null : toSgDay(instant));

export const toDays = ({ until, openBy, openedAt, takenBackAt }: StoredDelegate): DelegateDays => ({
  until,
  openBy,
  openedOn: toDay(openedAt),
  takenBackOn: toDay(takenBackAt),
});

/** @param callerId the holder who reads it */
export function toWireDelegate(
  delegate: StoredDelegate,
  callerId: number,
  today: SgDay,
  lastLookAt: number | undefined,
): Output<'premises:delegates'>['delegates'][number] {
  const days = toDays(delegate);
  return {
    delegateId: delegate.delegateId,
    email: delegate.email,
    name: delegate.viewerName,
    state: getDelegateState(days, today),
    invitedByYou: delegate.holderId === callerId,
    invitedOn: toSgDay(delegate.invitedAt),
    openBy: delegate.openBy,
    until: delegate.until,
    endedOn: findEndDay(days, today),
    lastLookAt: lastLookAt === undefined ? null : instantText(lastLookAt),
  };
}
