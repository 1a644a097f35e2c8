/**
 * Log lines go to standard output, and nothing waits for them: a reader that stands still, a pipe that is closed or a disk that is
 * full costs lines, never a request or the end of the process.
 */
import { type DestinationStream, pino } from 'pino';

/** Of lines that wait for their reader; later ones are lost. Half an hour of a busy gateway. */
const MOST_WAITING_BYTES = 8 * 1024 * 1024;
/** At the end a reader that took nothing for so long is not waited for. */
const STANDS_STILL_MS = 1_000;

/** To be opened once in a process. @param onLost hears how many lines were lost, when the reader takes lines again */
export function openLogOutput(onLost: (count: number) => void): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, maxLength: MOST_WAITING_BYTES });
  let lost = 0;
  let waitsSince: number | null = null;
  let isRefused = false;
  output
    .on('write', () => {
      waitsSince = performance.now();
      isRefused = false;
    })
    .on('drain', () => {
      waitsSince = null;
      const count = lost;
      lost = 0;
      if (count > 0) onLost(count);
    })
    .on('drop', () => {
      lost += 1;
    })
    // The lines that it could not write are tried again with the next one.
    .on('error', () => {
      isRefused = true;
    });
  // Before the library's own, which writes what is left and tries for ever.
  process.prependListener('exit', () => {
    if (isRefused) output.destroy();
    // A thread stands in the write, and the process would wait for it.
    else if (waitsSince !== null && performance.now() - waitsSince > STANDS_STILL_MS)
      process.kill(process.pid, 'SIGKILL');
  });
  return {
    write(line) {
      waitsSince ??= performance.now();
      output.write(line);
    },
  };
}
