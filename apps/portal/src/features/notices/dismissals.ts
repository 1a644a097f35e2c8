/**
 * This login's own copy of what a person has closed, by subject, for when saving it failed. The gateway keeps
 * the truth; a logout removes the copy, and two people in one browser never read each other's.
 */
import type { Input, Output } from '@portal/contract';
import { hashSubject } from '../../lib/session/subject-hash.ts';
import { keep, readStored, storageKeys } from '../../lib/storage.ts';

export type Notice = Input<'user:dismissNotice'>['notice'];
/** The day on which each was last closed; null: never. */
export type Dismissed = Output<'user:checkFirstLogin'>['dismissed'];

export const nothingDismissed: Dismissed = { onboarding: null, egiroModal: null, scamAdvisory: null };

export function keepDismissal(subject: string, notice: Notice, day: string): void {
  keep('local', toStorageKey(subject, notice), day);
}

export function keptDismissals(subject: string): Dismissed {
  const getNoticeDay = (notice: Notice) => {
    const day = readStored('local', toStorageKey(subject, notice));
    return day !== null && DAY.test(day) ? day : null;
  };
  return {
    onboarding: getNoticeDay('onboarding'),
    egiroModal: getNoticeDay('egiroModal'),
    scamAdvisory: getNoticeDay('scamAdvisory'),
  };
}

/** Of two records the later day of each notice. */
export function chooseLater(one: Dismissed, other: Dismissed): Dismissed {
  const later = (notice: Notice) =>
    [one[notice], other[notice]]
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null;
  return {
    onboarding: later('onboarding'),
    egiroModal: later('egiroModal'),
    scamAdvisory: later('scamAdvisory'),
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function toStorageKey(subject: string, notice: Notice): string {
  const hash = hashSubject(subject);
  if (notice === 'onboarding') return `${storageKeys.onboardingPrefix}${hash}`;
  return `${storageKeys.dismissPrefix}${hash}.${notice}`;
}
