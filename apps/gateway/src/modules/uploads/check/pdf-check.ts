/** Whether a PDF is one, as a reader sees it, and how many pages it has. Runs in the thread of the check only. */
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isHarmlessAnnotation, isHarmlessOutline } from './pdf-links.rules.ts';
import { scanPdf } from './pdf-scan.rules.ts';

const MOST_PAGES = 50;

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;

/** A second look at what the scan of the bytes looked for, with a reader's eyes. */
async function holdsMore(document: PdfDocument): Promise<boolean> {
  const { info } = await document.getMetadata();
  const entries = new Map(Object.entries(info));
  if (entries.get('EncryptFilterName') || entries.get('IsXFAPresent') || entries.get('IsCollectionPresent'))
    return true;
  if ((await document.hasJSActions()) || (await document.getAttachments()) !== null) return true;
  return !isHarmlessOutline(await document.getOutline());
}

/** At a place in it, or as every document. */
async function opensPlainly(document: PdfDocument, isSaidElsewhere: boolean): Promise<boolean> {
  const opening = await document.getOpenAction();
  return opening ? opening.has('dest') : !isSaidElsewhere;
}

async function pagesAreHarmless(document: PdfDocument): Promise<boolean> {
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    if (await page.getJSActions()) return false;
    // Seen or not.
    const annotations: readonly unknown[] = await page.getAnnotations({ intent: 'any' });
    if (!annotations.every(isHarmlessAnnotation)) return false;
  }
  return true;
}

interface Reading<T> {
  /** Sloppy page content is no reason to refuse; a broken file structure is. */
  readonly isStrict: boolean;
  look(document: PdfDocument): Promise<T>;
}

async function read<T>(bytes: Uint8Array, { isStrict, look }: Reading<T>): Promise<T> {
  const task = getDocument({
    // It takes the bytes away from whoever gave them.
    data: new Uint8Array(bytes),
    stopAtErrors: isStrict,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    return await look(await task.promise);
  } finally {
    await task.destroy();
  }
}

/** @returns null: broken, locked, longer than is read, or with more in it than pages */
export async function pagesOfPdf(bytes: Uint8Array): Promise<number | null> {
  const opening = await scanPdf(bytes);
  if (opening === 'unwanted') return null;
  const pages = await read(bytes, {
    isStrict: true,
    async look(document) {
      if (document.numPages < 1 || document.numPages > MOST_PAGES || (await holdsMore(document))) return null;
      for (let number = 1; number <= document.numPages; number += 1) await document.getPage(number);
      return (await opensPlainly(document, opening === 'elsewhere')) ? document.numPages : null;
    },
  });
  if (pages === null) return null;
  return (await read(bytes, { isStrict: false, look: pagesAreHarmless })) ? pages : null;
}
