/**
 * Points at which a test ends this process as a power cut would, to prove that no work is left half done. Outside of
 * such a test they have no effect: only the sandbox's settings can name one (config.ts).
 */
export const uploadKillPoints = [
  'upload-received',
  'upload-quarantined',
  'upload-scanned',
  'upload-written',
  'upload-committed',
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
/** Of any write: a part of it has run and is not kept yet, and everything is kept but not answered. */
const writeKillPoints = ['write-part-run', 'write-committed'] as const;
/** Between a request for a refund and its end. */
export const refundKillPoints = [
  'payout-posted',
  'payout-sending',
  'treasury-applied',
  'treasury-settled',
] as const;
/** Between a request about GIRO, or a bill that is due, and the end that the bank tells. */
export const giroKillPoints = [
  'giro-written',
  'giro-started',
  'giro-ending-sent',
  'deduction-begun',
  'deduction-sent',
  'egiro-applied',
  'egiro-settled',
] as const;
export const killPoints = [
  ...uploadKillPoints,
  ...paymentKillPoints,
  ...writeKillPoints,
  ...refundKillPoints,
  ...giroKillPoints,
] as const;
export type KillPoint = (typeof killPoints)[number];

let armed: KillPoint | undefined;

/** Called once, at the start of the process. */
export function armKillPoint({
  KILL_AT,
  SANDBOX,
}: {
  KILL_AT?: KillPoint | undefined;
  SANDBOX: boolean;
}): void {
  armed = SANDBOX ? KILL_AT : undefined;
}

/** SIGKILL: no handler runs and no buffer is flushed. */
export function reach(point: KillPoint): void {
  if (point === armed) process.kill(process.pid, 'SIGKILL');
}
