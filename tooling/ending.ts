/**
 * End of a task: on a signal, or when the channel to run.mjs closes because run.mjs was
 * killed. In every case the process exits within two seconds.
 */
const CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
const DEADLINE = 1_300;

/** @param close runs once; the process then exits with the code it gives, or with the signal's own */
export function onEnd(close: () => Promise<number | undefined>): void {
  let ending = false;
  const end = (code: number): void => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(code), DEADLINE).unref();
    close().then(
      (own) => process.exit(own ?? code),
      () => process.exit(code),
    );
  };
  for (const [signal, code] of Object.entries(CODES)) process.on(signal, () => end(code));
  process.on('disconnect', () => end(CODES.SIGTERM));
  // Listening must not keep a finished task alive.
  process.channel?.unref();
}
