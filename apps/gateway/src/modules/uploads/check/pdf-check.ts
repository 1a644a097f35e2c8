/** Whether a PDF is one, as a reader sees it, and how many pages it has. Runs in the thread of the check only. */
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isHarmlessPdf } from './pdf-scan.rules.ts';

const MOST_PAGES = 50;

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;

/** A second look at what the scan of the bytes looked for, with a reader's eyes. */
async function holdsMore(document: PdfDocument): Promise<boolean> {
  const { info } = await document.getMetadata();
  const said = new Map(Object.entries(info));
  if (said.get('EncryptFilterName') || said.get('IsXFAPresent') || said.get('IsCollectionPresent'))
    return true;
  return (await document.hasJSActions()) || (await document.getAttachments()) !== null;
}

/** @returns null: broken, locked, longer than is read, or with more in it than pages */
export async function pagesOfPdf(bytes: Uint8Array): Promise<number | null> {
  if (!(await isHarmlessPdf(bytes))) return null;
  const task = getDocument({
    // It takes the bytes away from whoever gave them.
    data: new Uint8Array(bytes),
    stopAtErrors: true,
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
    const document = await task.promise;
    if (document.numPages < 1 || document.numPages > MOST_PAGES || (await holdsMore(document))) return null;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      if (await page.getJSActions()) return null;
    }
    return document.numPages;
  } finally {
    await task.destroy();
  }
}
