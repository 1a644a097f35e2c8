/** How sizes and the progress of an upload are written. Knows neither file nor network. */
import { MOST_FILE_BYTES } from '@portal/contract/http';
import { copy } from '../copy.ts';

const MB = 1_000_000;
/** Smallest size that would be written as 1000 of the smaller unit. */
const ALMOST_MB = 999_500;
const KB = 1_000;

interface Unit {
  readonly name: string;
  write(bytes: number): string;
}

function chooseUnit(bytes: number): Unit {
  // Never written as the very size that it is larger than.
  if (bytes > MOST_FILE_BYTES) return { name: copy.file.mb, write: (some) => roundedUp(some / MB) };
  if (bytes >= ALMOST_MB) return { name: copy.file.mb, write: (some) => (some / MB).toFixed(1) };
  if (bytes >= KB) return { name: copy.file.kb, write: (some) => String(Math.round(some / KB)) };
  return { name: bytes === 1 ? copy.file.byte : copy.file.bytes, write: (some) => String(Math.round(some)) };
}

const roundedUp = (some: number): string => (Math.ceil(some * 100) / 100).toFixed(2);

/** '3.8 MB' */
export function sizeText(bytes: number): string {
  const unit = chooseUnit(bytes);
  return `${unit.write(bytes)} ${unit.name}`;
}

/** '2.6 of 3.8 MB'. @param part 0 to 1 */
export function sentText(part: number, bytes: number): string {
  const unit = chooseUnit(bytes);
  return copy.file.sentOf(unit.write(part * bytes), unit.write(bytes), unit.name);
}

/** Never 100 while a byte is missing. */
export const toPercent = (part: number): number => Math.floor(part * 100 + 1e-9);

const COARSE = 25;

/** Announcement of a running upload: every 25 percent is enough for somebody who listens. */
export function spokenProgress(part: number, name: string): string {
  if (part >= 1) return copy.file.checking;
  const percent = Math.floor(toPercent(part) / COARSE) * COARSE;
  return percent === 0 ? copy.file.begun(name) : copy.file.percent(percent);
}
