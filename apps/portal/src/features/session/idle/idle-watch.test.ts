import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceNow } from '../../../lib/clock.ts';
import type { IdlePhase } from './idle.rules.ts';
import { createIdleWatch, type IdleWatch } from './idle-watch.ts';

const MINUTE = 60_000;
const limits = { warnAfter: 15 * MINUTE, logOutAfter: 5 * MINUTE };

interface Tab {
  readonly watch: IdleWatch;
  readonly phases: IdlePhase[];
  phase(): IdlePhase;
  stored: number | null;
  signs: number;
  /** A frozen tab hears nothing, until it runs again and asks. */
  frozen: boolean;
}

let tabs: Tab[] = [];

/** One more tab of the same person; tabs hear each other in the next turn, as over a channel. */
function openTab(keptSign: number | null = null): Tab {
  const phases: IdlePhase[] = [];
  const others = (act: (tab: Tab) => void) => {
    for (const other of tabs) {
      if (other !== tab) setTimeout(() => !other.frozen && act(other), 1);
    }
  };
  const tab: Tab = {
    watch: createIdleWatch({
      limits,
      keptSign,
      keepSign: (at) => {
        stored = at;
      },
      tellSign: (at) => others((other) => other.watch.heard(at)),
      ask: () => {
        setTimeout(() => {
          tab.frozen = false;
          others((other) => other.watch.answer());
        }, 0);
      },
      onSign: () => {
        signs += 1;
      },
      onPhase: (phase) => phases.push(phase),
    }),
    phases,
    phase: () => phases.at(-1) ?? 'active',
    get stored() {
      return stored;
    },
    get signs() {
      return signs;
    },
    frozen: false,
  };
  tabs.push(tab);
  return tab;
}
let stored: number | null = null;
let signs = 0;

const pass = (ms: number) => vi.advanceTimersByTime(ms);
/** The computer sleeps: time passes and no timer runs. */
const sleep = (ms: number) => vi.setSystemTime(deviceNow() + ms);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T07:02:00Z') });
  tabs = [];
  stored = null;
  signs = 0;
});
afterEach(() => {
  for (const { watch } of tabs) watch.stop();
  vi.useRealTimers();
});

describe('a tab that nobody touches', () => {
  it('warns after 15 minutes and ends 5 minutes later', () => {
    const tab = openTab();
    pass(15 * MINUTE - 10);
    expect(tab.phase()).toBe('active');
    pass(10);
    expect(tab.phase()).toBe('warning');
    pass(5 * MINUTE - 10);
    expect(tab.phase()).toBe('warning');
    pass(300);
    expect(tab.phase()).toBe('ended');
  });

  it('is touched: the 15 minutes begin again', () => {
    const tab = openTab();
    pass(14 * MINUTE);
    tab.watch.sign();
    pass(14 * MINUTE);
    expect(tab.phase()).toBe('active');
    pass(MINUTE);
    expect(tab.phase()).toBe('warning');
  });

  it('counts nothing but the answer once the warning shows', () => {
    const tab = openTab();
    pass(16 * MINUTE);
    tab.watch.sign();
    expect(tab.phase()).toBe('warning');
    tab.watch.stay();
    expect(tab.phase()).toBe('active');
    pass(15 * MINUTE);
    expect(tab.phase()).toBe('warning');
  });

  it('takes one movement of a second, not each', () => {
    const tab = openTab();
    pass(5_000);
    signs = 0;
    for (let n = 0; n < 100; n += 1) {
      tab.watch.sign();
      pass(20);
    }
    expect(tab.signs).toBe(2);
  });
});

describe('a computer that slept', () => {
  it('a computer that slept past the end is logged out as it wakes, and moving the mouse does not help', () => {
    const tab = openTab();
    pass(MINUTE);
    sleep(8 * 60 * MINUTE);
    tab.watch.sign();
    tab.watch.look();
    pass(300);
    expect(tab.phases).toEqual(['ended']);
  });

  it('a computer that slept into the warning shows it with the time that is left', () => {
    const ends: number[] = [];
    const watch = createIdleWatch({
      limits,
      keptSign: null,
      keepSign() {},
      tellSign() {},
      ask() {},
      onSign() {},
      onPhase: (_phase, endsAt) => ends.push(endsAt),
    });
    const start = deviceNow();
    pass(1_000);
    sleep(17 * MINUTE);
    watch.look();
    expect(ends).toEqual([start + 20 * MINUTE]);
    watch.stop();
  });

  it('is seen within seconds even if the browser says nothing', () => {
    const tab = openTab();
    pass(MINUTE);
    sleep(30 * MINUTE);
    pass(6_000);
    expect(tab.phase()).toBe('ended');
  });

  it('a computer that slept whose clock is set back gains no time beyond what is left', () => {
    const tab = openTab();
    pass(10 * MINUTE);
    sleep(-24 * 60 * MINUTE);
    pass(16 * MINUTE);
    expect(tab.phase()).toBe('warning');
  });
});

describe('a tab that is loaded again', () => {
  it('goes on where it was: a warning that showed shows again', () => {
    const tab = openTab(deviceNow() - 16 * MINUTE);
    pass(10);
    expect(tab.phase()).toBe('warning');
  });

  it('the tab lets nobody in after the end', () => {
    const tab = openTab(deviceNow() - 21 * MINUTE);
    pass(300);
    expect(tab.phases).toEqual(['ended']);
  });
});

describe('two tabs of one person', () => {
  it('are active together: what happens in one counts in the other', () => {
    const [one, two] = [openTab(), openTab()];
    pass(14 * MINUTE);
    one.watch.sign();
    pass(2 * MINUTE);
    expect([one.phase(), two.phase()]).toEqual(['active', 'active']);
  });

  it('show the warning together, and close it together', () => {
    const [one, two] = [openTab(), openTab()];
    pass(15 * MINUTE + 10);
    expect([one.phase(), two.phase()]).toEqual(['warning', 'warning']);
    two.watch.stay();
    pass(10);
    expect([one.phase(), two.phase()]).toEqual(['active', 'active']);
  });

  it('end together', () => {
    const [one, two] = [openTab(), openTab()];
    pass(20 * MINUTE + 1_000);
    expect([one.phase(), two.phase()]).toEqual(['ended', 'ended']);
  });

  it('one was frozen while the other was used: it asks before it ends anything', () => {
    const [one, two] = [openTab(), openTab()];
    pass(MINUTE);
    one.frozen = true;
    for (let n = 0; n < 30; n += 1) {
      two.watch.sign();
      pass(MINUTE);
      expect(two.phase()).toBe('active');
    }
    expect(one.phases).not.toContain('ended');
    expect(one.phase()).toBe('active');
  });

  it('a third that is opened while the warning shows joins it instead of answering it', () => {
    const one = openTab();
    pass(16 * MINUTE);
    const late = openTab();
    pass(100);
    expect([one.phase(), late.phase()]).toEqual(['warning', 'warning']);
    late.watch.stay();
    pass(10);
    expect([one.phase(), late.phase()]).toEqual(['active', 'active']);
  });
});
