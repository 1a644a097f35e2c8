/**
 * Watches whether anybody is there, in this tab and, by what others tell, in all tabs of the person. Says when the
 * phase changes; what is shown then, and what ending means, is not known here.
 */
import { deviceNow } from '../../../lib/clock.ts';
import {
  afterNews,
  afterSign,
  afterStay,
  computeEnd,
  type IdleLimits,
  type IdlePhase,
  nextChange,
  phaseAt,
} from './idle.rules.ts';

export interface IdleWatch {
  /** A movement, a key, a click. */
  sign(): void;
  stay(): void;
  /** Another tab of the same person has seen a sign of life at that time of this device. */
  heard(at: number): void;
  /** Another tab asks what this one has seen. */
  answer(): void;
  /** Looks at the clock: after sleep, or when the tab is looked at again. */
  look(): void;
  lastSign(): number;
  stop(): void;
}

export interface IdleSurroundings {
  readonly limits: IdleLimits;
  /** The last sign of life that this tab has kept over a reload; null: somebody has just signed in. */
  readonly keptSign: number | null;
  keepSign(at: number): void;
  /** Tells the other tabs. */
  tellSign(at: number): void;
  /** Asks the other tabs. */
  ask(): void;
  /** Somebody is there, here or in another tab. */
  onSign(): void;
  /** @param endsAt when the sign-in ends by itself, by this device's clock */
  onPhase(phase: IdlePhase, endsAt: number): void;
}

/** Movements come by the hundred: one in a second is enough. */
const THROTTLE_MS = 1_000;
/** Timers of hidden tabs and of computers that sleep are late: so often the clock is looked at while they run. */
const LOOK_MS = 5_000;
/** For so long the answers of other tabs are waited for: this one may have been frozen while they were used. */
export const ASK_MS = 250;

export function createIdleWatch(around: IdleSurroundings): IdleWatch {
  const { limits } = around;
  const startedAt = deviceNow();
  let lastSign = around.keptSign ?? startedAt;
  let phase: IdlePhase = 'active';
  let askedAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const isJoining = (now: number) => now >= startedAt && now - startedAt < ASK_MS;

  function move(to: number): boolean {
    if (to === lastSign) return false;
    lastSign = to;
    around.keepSign(to);
    return true;
  }

  function change(next: IdlePhase): void {
    if (next === phase && next !== 'warning') return;
    phase = next;
    around.onPhase(next, computeEnd(lastSign, limits));
  }

  function stop(): void {
    stopped = true;
    clearTimeout(timer);
  }

  function look(): void {
    if (stopped) return;
    clearTimeout(timer);
    const now = deviceNow();
    // A clock that was set back must not keep anybody signed in.
    move(Math.min(lastSign, now));
    const next = phaseAt(lastSign, now, limits);
    if (next === 'ended') {
      end(now);
      return;
    }
    askedAt = null;
    change(next);
    timer = setTimeout(look, Math.min(nextChange(lastSign, now, limits) - now, LOOK_MS));
  }

  function end(now: number): void {
    if (askedAt === null || askedAt > now) {
      askedAt = now;
      around.ask();
    }
    if (now - askedAt < ASK_MS) {
      timer = setTimeout(look, ASK_MS);
      return;
    }
    stop();
    change('ended');
  }

  around.keepSign(lastSign);
  around.ask();
  // Not at once: whoever made the watch has to have it first.
  timer = setTimeout(look, 0);

  return {
    sign() {
      const now = deviceNow();
      // Until the others have answered it is not known whether a warning shows.
      if (stopped || isJoining(now)) return;
      if (now >= lastSign && now - lastSign < THROTTLE_MS) return;
      if (move(afterSign(Math.min(lastSign, now), now, limits))) {
        around.tellSign(now);
        around.onSign();
      }
      look();
    },
    stay() {
      const now = deviceNow();
      if (stopped) return;
      if (move(afterStay(lastSign, now, limits))) around.tellSign(now);
      around.onSign();
      look();
    },
    heard(at) {
      const now = deviceNow();
      if (stopped) return;
      // Opening one more tab does not answer a warning that shows in the others: it shows here too.
      const joinsWarning =
        around.keptSign === null && isJoining(now) && phaseAt(at, now, limits) === 'warning';
      const moved = move(joinsWarning ? at : afterNews(lastSign, at, now));
      if (moved && !joinsWarning) around.onSign();
      if (moved) look();
    },
    answer() {
      if (!stopped && phaseAt(lastSign, deviceNow(), limits) !== 'ended') around.tellSign(lastSign);
    },
    look,
    lastSign: () => lastSign,
    stop,
  };
}
