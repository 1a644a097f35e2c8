/**
 * Forms that cost work take turns: of each address one at a time, a few at once, and no more wait than can be served in
 * time. A flood waits for itself, and takes neither the memory nor the threads nor the connections of everybody else.
 */
import { fairQueue } from '../../fair-queue.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import { addressKey } from '../../wire/limits/caller-key.ts';
import type { PasswordHasher } from '../passwords/password-hash.ts';

/** Waiting and under way. A hash takes some 40 ms, two run at once: the last one begins after four seconds. */
const MOST = 200;
/** An office or a mobile operator logs in a hundred people in six seconds. */
const MOST_OF_ADDRESS = 100;
/** Most of these wait for the database or for a hash. */
const AT_ONCE = 8;
/** Each takes 19 MB, and one of the four threads that look-ups of names, files and signatures need too. */
const HASHES_AT_ONCE = 2;

/** The browser that sends a form. */
interface Sender {
  readonly ip: string;
  /** It waits no longer: it was answered, if only that its time is over, or it has left. */
  readonly isOver: AbortSignal;
}

export interface FormTurns {
  /**
   * @param work gets what hashes passwords, which is had in no other way
   * @returns 'busy', and does nothing, when too many forms wait already
   * @throws Refusal SK_TIMEOUT_1001 when the sender waits no longer
   */
  take<T>(sender: Sender, work: (passwords: PasswordHasher) => Promise<T>): Promise<T | 'busy'>;
}

export function formTurns(hasher: PasswordHasher): FormTurns {
  const forms = fairQueue({ most: MOST, mostOfOne: MOST_OF_ADDRESS, atOnce: AT_ONCE });
  const hashes = fairQueue({ most: AT_ONCE, mostOfOne: 1, atOnce: HASHES_AT_ONCE });
  return {
    async take({ ip, isOver }, work) {
      const address = addressKey(ip);
      const passwords: PasswordHasher = {
        hash: (password) => hashes.inTurn(address, () => hasher.hash(password), isOver),
        verify: (password, phc) => hashes.inTurn(address, () => hasher.verify(password, phc), isOver),
      };
      try {
        return await forms.inTurn(address, () => work(passwords), isOver);
      } catch (error) {
        if (error instanceof Refusal && error.code === 'SK_BUSY_1001') return 'busy';
        throw error;
      }
    },
  };
}
