/**
 * This login's own copy of what a person has closed, by subject, for when saving it failed. The gateway keeps
 * the truth; a logout removes the copy, and two people in one browser never read each other's.
 */
import type { Input, Output } from '@portal/contract';
import { keep, kept, storageKeys } from '../../lib/storage.ts';

export type Notice = Input<'user:dismissNotice'>['notice'];
/** The day on which each was last closed; null: never. */
export type Dismissed = Output<'user:checkFirstLogin'>['dismissed'];

export const nothingDismissed: Dismissed = { onboarding: null, egiroModal: null, scamAdvisory: null };

export async function keepDismissal(subject: string, notice: Notice, day: string): Promise<void> {
  const key = await keyOf(subject, notice);
  if (key !== null) keep('local', key, day);
}

export async function keptDismissals(subject: string): Promise<Dismissed> {
  const dayOf = async (notice: Notice) => {
    const key = await keyOf(subject, notice);
    const day = key === null ? null : kept('local', key);
    return day !== null && DAY.test(day) ? day : null;
  };
  return {
    onboarding: await dayOf('onboarding'),
    egiroModal: await dayOf('egiroModal'),
    scamAdvisory: await dayOf('scamAdvisory'),
  };
}

/** Of two records the later day of each notice. */
export function laterOf(one: Dismissed, other: Dismissed): Dismissed {
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

/** null where the browser has no digest to offer: then nothing is kept. */
async function keyOf(subject: string, notice: Notice): Promise<string | null> {
  const hash = await hashOf(subject).catch(() => null);
  if (hash === null) return null;
  if (notice === 'onboarding') return `${storageKeys.onboardingPrefix}${hash}`;
  return `${storageKeys.dismissPrefix}${hash}.${notice}`;
}

/** A subject may be an e-mail at some providers: its name does not stand in storage. */
async function hashOf(subject: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subject));
  return [...new Uint8Array(digest).subarray(0, 12)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
