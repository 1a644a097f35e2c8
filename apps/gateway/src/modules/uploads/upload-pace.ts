/** How slow an upload may be. A telephone on a weak network is slow; one that sends a byte now and then holds a place. */
export interface Pace {
  /** Nothing for so long: it will not come. */
  readonly silentMs: number;
  /** Looked at again and again: so many bytes at least since the last look. */
  readonly everyMs: number;
  readonly atLeastBytes: number;
  readonly wholeMs: number;
}

/** Four megabytes come in two minutes at 33 KB a second; 2 KB a second is a connection that is hardly there. */
export const usualPace: Pace = {
  silentMs: 10_000,
  everyMs: 15_000,
  atLeastBytes: 30_000,
  wholeMs: 125_000,
};

export interface PaceWatch {
  came(bytes: number): void;
  stop(): void;
}

export function watchPace(pace: Pace, tooSlow: (code: 'SK_TIMEOUT_1001') => void): PaceWatch {
  let since = 0;
  const say = () => tooSlow('SK_TIMEOUT_1001');
  const silence = setTimeout(say, pace.silentMs);
  const whole = setTimeout(say, pace.wholeMs);
  const look = setInterval(() => {
    if (since < pace.atLeastBytes) say();
    since = 0;
  }, pace.everyMs);
  return {
    came(bytes) {
      since += bytes;
      silence.refresh();
    },
    stop() {
      clearTimeout(silence);
      clearTimeout(whole);
      clearInterval(look);
    },
  };
}
