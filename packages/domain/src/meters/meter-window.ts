/**
 * When meters may be read by their holders: which submission window is shown for several meters, whether it is
 * open, how far it is, and which bill it is for (S1 §2, readings §6). Instants are milliseconds since 1970.
 */
import { daysBetween, type SgMonth, startOfNextSgDay, toMonth, toSgDay } from '../sg-time.ts';
import { type Utility, utilities } from '../utility-names.ts';

/** Both instants count as inside. */
export interface MeterWindow {
  readonly from: number;
  readonly to: number;
}

/** A meter with the window now open for it, else its next one. */
export interface WindowedMeter extends MeterWindow {
  readonly utility: Utility;
  /** Whether the customer has to read it: false for a meter that sends its own readings. */
  readonly isReadByHand: boolean;
  /** The customer has sent its reading of this window. */
  readonly isSent?: boolean;
}

/** 'open': at least one meter may be read now; 'ahead': none yet; 'over': none any more, and no next one is known. */
export type WindowPhase = 'open' | 'ahead' | 'over';

export interface ShownWindow extends MeterWindow {
  readonly phase: WindowPhase;
  /** How much of it has passed, 0 to 1. */
  readonly passed: number;
  /** Calendar days in Singapore until it opens; 0 = today, and once it is open. */
  readonly daysToOpening: number;
  /** The month of the bill in the heading: that of the window's end (readings §6). */
  readonly billMonth: SgMonth;
  /** Number of meters that the customer has still to read in it, and of those whose readings were sent. */
  readonly metersToRead: number;
  readonly metersSent: number;
  /** Their utilities, in the order electricity, water, gas. */
  readonly utilitiesToRead: readonly Utility[];
  /** Next instant at which this state changes: an edge of a window, or midnight in Singapore while it is ahead. */
  readonly changesAt: number | null;
}

export function isOpenAt({ from, to }: MeterWindow, now: number): boolean {
  return from <= now && now <= to;
}

/**
 * The window that stands for all meters: from the earliest start to the latest end of those now open, else of
 * those that come next, else of those that were last. @returns null without meters
 */
export function shownWindow(meters: readonly WindowedMeter[], now: number): ShownWindow | null {
  const [phase, shown] = shownMeters(meters, now);
  if (shown.length === 0) return null;
  const from = Math.min(...shown.map((each) => each.from));
  const to = Math.max(...shown.map((each) => each.to));
  const byHand = shown.filter(({ isReadByHand }) => isReadByHand);
  const toRead = byHand.filter(({ isSent }) => !isSent);
  return {
    phase,
    from,
    to,
    passed: to === from ? Number(now >= to) : Math.min(1, Math.max(0, (now - from) / (to - from))),
    daysToOpening: Math.max(0, daysBetween(toSgDay(now), toSgDay(from))),
    billMonth: toMonth(toSgDay(to)),
    metersToRead: toRead.length,
    metersSent: byHand.length - toRead.length,
    utilitiesToRead: utilities.filter((utility) => toRead.some((meter) => meter.utility === utility)),
    changesAt: nextChange(meters, phase, now),
  };
}

function shownMeters<M extends MeterWindow>(meters: readonly M[], now: number): [WindowPhase, readonly M[]] {
  const open = meters.filter((each) => isOpenAt(each, now));
  if (open.length > 0) return ['open', open];
  const ahead = meters.filter(({ from }) => from > now);
  if (ahead.length > 0) return ['ahead', findNextMeters(ahead)];
  return ['over', findNextMeters(meters)];
}

/** The window that starts first with all that run into it: one of another month does not stretch it. */
function findNextMeters<M extends MeterWindow>(meters: readonly M[]): readonly M[] {
  const [first, ...later] = [...meters].sort((a, b) => a.from - b.from);
  if (first === undefined) return [];
  const together = [first];
  let end = first.to;
  for (const each of later) {
    if (each.from > end) break;
    together.push(each);
    end = Math.max(end, each.to);
  }
  return together;
}

/** A window closes just after its last instant. */
function nextChange(meters: readonly MeterWindow[], phase: WindowPhase, now: number): number | null {
  const edges = meters.flatMap(({ from, to }) => [from, to + 1]).filter((edge) => edge > now);
  if (phase === 'ahead') edges.push(startOfNextSgDay(now));
  return edges.length === 0 ? null : Math.min(...edges);
}
