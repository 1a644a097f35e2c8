/** The thread that looks into one file and ends. Says what it found, or null; why not is nobody's business outside. */
import { parentPort, workerData } from 'node:worker_threads';
import type { FileToCheck, Finding } from './finding.ts';

async function look({ type, bytes }: FileToCheck): Promise<Finding | null> {
  if (type === 'application/pdf') {
    const { pagesOfPdf } = await import('./pdf-check.ts');
    const pages = await pagesOfPdf(bytes);
    return pages === null ? null : { kind: 'document', pages };
  }
  const { drawnAnew } = await import('./picture-check.ts');
  const picture = await drawnAnew(type, bytes);
  return picture === null ? null : { kind: 'picture', ...picture };
}

look(workerData as FileToCheck).then(
  (finding) => parentPort?.postMessage(finding),
  () => parentPort?.postMessage(null),
);
