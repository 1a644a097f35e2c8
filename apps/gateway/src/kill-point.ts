/**
 * Places at which a test ends this process as a power cut would, to see that nothing is left half done. Outside of
 * such a test they do nothing: only the sandbox's settings can name one (config.ts).
 */
export const uploadKillPoints = [
  'upload-received',
  'upload-quarantined',
  'upload-scanned',
  'application-written',
  'application-committed',
] as const;
/** Between a bank's notice and the receipt. */
export const paymentKillPoints = [
  'notice-received',
  'notice-kept',
  'notice-claimed',
  'payment-posted',
  'payment-settled',
  'payment-told',
] as const;
export const killPoints = [...uploadKillPoints, ...paymentKillPoints] as const;
export type KillPoint = (typeof killPoints)[number];

let armed: KillPoint | undefined;

/** Said once, by whoever starts the process. */
export function armKillPoint({
  KILL_AT,
  SANDBOX,
}: {
  KILL_AT?: KillPoint | undefined;
  SANDBOX: boolean;
}): void {
  armed = SANDBOX ? KILL_AT : undefined;
}

/** No handler, no flush, no goodbye: SIGKILL. */
export function reach(point: KillPoint): void {
  if (point === armed) process.kill(process.pid, 'SIGKILL');
}
