/** One at a time, in order of asking: the queue before PGlite's only connection. */
export interface Mutex {
  take(): Promise<void>;
  give(): void;
}

export function turn(): Mutex {
  const waiting: (() => void)[] = [];
  let taken = false;
  return {
    take() {
      if (!taken) {
        taken = true;
        return Promise.resolve();
      }
      return new Promise((resolve) => waiting.push(resolve));
    },
    give() {
      const next = waiting.shift();
      if (next) next();
      else taken = false;
    },
  };
}
