/** How a compared detail reads: what was said, and what of ours shows beside it. Pure. */
import type { ComparedRecord } from './application.ts';
import { copy } from './copy.ts';

export interface Compared {
  readonly text: string;
  /** unknown: we have nothing to compare with, which is no difference. */
  readonly verdict: 'same' | 'differs' | 'unknown';
  readonly words: string;
}

export function inWords({ field, said: text, recorded, isSame }: ComparedRecord): Compared {
  switch (field) {
    case 'logins':
      return recorded === null
        ? { text: copy.thisLogin, verdict: 'same', words: copy.noLogins }
        : { text: copy.thisLogin, verdict: 'differs', words: copy.otherLogins(recorded) };
    case 'account':
      return isSame ? { text, verdict: 'same', words: copy.sameAccount } : { text, ...differing(recorded) };
    case 'mobile': {
      const shown = grouped(text);
      if (isSame) return { text: shown, verdict: 'same', words: copy.same };
      if (recorded === null) return { text: shown, verdict: 'unknown', words: copy.notRecorded };
      return { text: shown, verdict: 'differs', words: copy.differsFrom(grouped(recorded)) };
    }
    default:
      return isSame ? { text, verdict: 'same', words: copy.same } : { text, ...differing(recorded) };
  }
}

/** An account that is not active says so instead of a value. */
function differing(recorded: string | null): Pick<Compared, 'verdict' | 'words'> {
  if (recorded === null) return { verdict: 'differs', words: copy.notRecorded };
  const words = recorded === 'Inactive' ? copy.inactive : copy.differsFrom(recorded);
  return { verdict: 'differs', words };
}

/** '9000 1122': local numbers are read in two groups; anything else stays. */
const grouped = (mobile: string): string => {
  const local = mobile.replace(/^\+65/, '').replace(/\s/g, '');
  return /^\d{8}$/.test(local) ? `${local.slice(0, 4)} ${local.slice(4)}` : mobile;
};
