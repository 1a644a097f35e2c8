/** A progress bar as one line of a terminal. Pure. */

const WIDTH = 30;

/** '[###---…]  41 %  205 of 500 days, 83 s left'. @param seconds since the first day was begun */
export function progressLine(daysDone: number, days: number, seconds: number): string {
  const filled = Math.floor((daysDone / days) * WIDTH);
  const percent = String(Math.floor((daysDone / days) * 100)).padStart(3);
  const left = Math.round((seconds / daysDone) * (days - daysDone));
  const end = daysDone === days ? `in ${Math.round(seconds)} s` : `${left} s left`;
  return `[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${percent} %  ${daysDone} of ${days} days, ${end}  `;
}
