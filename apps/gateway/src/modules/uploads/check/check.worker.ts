/** The thread that looks into one file. Says when it begins, and what it found, or null; why not is nobody's business outside. */
import { parentPort, workerData } from 'node:worker_threads';
import type { FileToCheck, Finding } from './finding.ts';

const tell = (message: 'ready' | Finding | null) => parentPort?.postMessage(message);

async function look({ type, bytes }: FileToCheck): Promise<Finding | null> {
  if (type === 'application/pdf') {
    const { pagesOfPdf } = await import('./pdf-check.ts');
    tell('ready');
    const pages = await pagesOfPdf(bytes);
    return pages === null ? null : { kind: 'document', pages };
  }
  const { drawnAnew } = await import('./picture-check.ts');
  tell('ready');
  const picture = await drawnAnew(type, bytes);
  return picture === null ? null : { kind: 'picture', ...picture };
}

look(workerData as FileToCheck).then(tell, () => tell(null));
