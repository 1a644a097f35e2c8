/** Idle time of the person signed in: the watch, given this page's events, its tabs and its storage. */
import { deviceNow } from '../../../lib/clock.ts';
import { setWarning } from '../../../lib/session/session.ts';
import { forget, keep, readStored, storageKeys } from '../../../lib/storage.ts';
import type { OtherTabs } from '../other-tabs.ts';
import { type IdleLimits, phaseAt } from './idle.rules.ts';
import { ASK_MS, createIdleWatch, type IdleWatch } from './idle-watch.ts';

/** Events that count as somebody being there: mouse, keys, clicks, wheel (S1 §4), and a finger that scrolls a phone. */
const KINDS = ['keydown', 'click', 'wheel', 'touchmove'] as const;

/** @returns stops listening */
function listenForSigns(onSign: () => void, page: Document = document): () => void {
  const options = { capture: true, passive: true };
  let place = '';
  // Browsers send movements of a pointer that lies still while the page moves under it.
  const onMove = (event: MouseEvent) => {
    const now = `${event.screenX} ${event.screenY}`;
    if (now === place) return;
    place = now;
    onSign();
  };
  page.addEventListener('mousemove', onMove, options);
  for (const kind of KINDS) page.addEventListener(kind, onSign, options);
  return () => {
    page.removeEventListener('mousemove', onMove, options);
    for (const kind of KINDS) page.removeEventListener(kind, onSign, options);
  };
}

/** The moments at which a page that was not looked at, or a computer that slept, is there again. */
function listenForReturn(onReturn: () => void): () => void {
  const options = { capture: true };
  document.addEventListener('visibilitychange', onReturn, options);
  for (const kind of ['focus', 'pageshow', 'online']) window.addEventListener(kind, onReturn, options);
  return () => {
    document.removeEventListener('visibilitychange', onReturn, options);
    for (const kind of ['focus', 'pageshow', 'online']) window.removeEventListener(kind, onReturn, options);
  };
}

export interface SessionIdle {
  readonly watch: IdleWatch;
  stop(): void;
}

/** Sign of life that this tab has kept over a reload, or null. */
export function keptSign(): number | null {
  const at = Number(readStored('session', storageKeys.lastSign) ?? Number.NaN);
  return Number.isFinite(at) ? at : null;
}

export function forgetSign(): void {
  forget('session', storageKeys.lastSign);
}

export function startIdle(around: {
  readonly limits: IdleLimits;
  readonly tabs: OtherTabs;
  readonly subject: string;
  readonly keptSign: number | null;
  onSign(): void;
  onEnded(): void;
}): SessionIdle {
  const { limits, tabs, subject } = around;
  const watch = createIdleWatch({
    limits,
    keptSign: around.keptSign,
    keepSign: (at) => keep('session', storageKeys.lastSign, String(at)),
    tellSign: (at) => tabs.tell({ kind: 'alive', subject, at }),
    ask: () => tabs.tell({ kind: 'asked', subject }),
    onSign: around.onSign,
    onPhase(phase, endsAt) {
      setWarning(phase === 'warning' ? { endsAt, ...limits, stay: watch.stay } : null);
      if (phase === 'ended') around.onEnded();
    },
  });
  const deafen = [listenForSigns(watch.sign), listenForReturn(watch.look)];
  return {
    watch,
    stop() {
      watch.stop();
      for (const stop of deafen) stop();
    },
  };
}

/**
 * Whether what this tab has kept says that nobody was there for too long. The other tabs are asked first: a browser
 * throws tabs away that are not looked at, while the person works in another one.
 */
export async function endedWhileAway(limits: IdleLimits, tabs: OtherTabs, subject: string): Promise<boolean> {
  let lastSign = keptSign();
  const isOver = () => lastSign !== null && phaseAt(lastSign, deviceNow(), limits) === 'ended';
  if (!isOver()) return false;
  tabs.listen((news) => {
    if (news.kind === 'alive' && news.subject === subject) lastSign = Math.max(lastSign ?? 0, news.at);
  });
  tabs.tell({ kind: 'asked', subject });
  await new Promise((resolve) => setTimeout(resolve, ASK_MS));
  if (isOver()) return true;
  keep('session', storageKeys.lastSign, String(lastSign));
  return false;
}
