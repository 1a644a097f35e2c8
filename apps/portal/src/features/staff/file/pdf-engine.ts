/**
 * Draws PDFs that strangers have sent: bytes to pixels in a worker of our own origin, without scripts, forms, links
 * or any request elsewhere. The only file that knows the library; loaded when a PDF is looked at.
 */
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import { PDF_DECODERS } from '../../../lib/api/pdf-decoders.ts';

/** More of one form are only downloaded. */
export const MOST_PAGES = 20;
/** Of one canvas: a page that claims to be a hall does not take the computer with it. */
const MOST_PIXELS = 16_000_000;

interface Drawing {
  readonly done: Promise<void>;
  stop(): void;
  isStopped(): boolean;
}

export interface OpenPdf {
  readonly pages: number;
  /** Draws a page as wide as the canvas stands on the screen. */
  draw(number: number, canvas: HTMLCanvasElement): Drawing;
  close(): void;
}

export async function openPdf(file: Blob): Promise<OpenPdf> {
  GlobalWorkerOptions.workerPort ??= new Worker(
    new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url),
    { type: 'module' },
  );
  const task = getDocument({
    data: await file.arrayBuffer(),
    // The policy of our pages runs no WebAssembly: scans in JPEG 2000 and JBIG2 are read by scripts of ours.
    useWasm: false,
    wasmUrl: PDF_DECODERS,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: MOST_PIXELS,
    canvasMaxAreaInBytes: MOST_PIXELS * 4,
  });
  const pdf = await task.promise;
  return {
    pages: pdf.numPages,
    draw: (number, canvas) => drawPage(pdf, number, canvas),
    close: () => void task.destroy(),
  };
}

function drawPage(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement): Drawing {
  let stopped = false;
  let cancel = () => {};
  const run = async () => {
    const page = await pdf.getPage(number);
    if (stopped) return;
    const paper = page.getViewport({ scale: 1 });
    const wanted = (canvas.clientWidth * devicePixelRatio) / paper.width;
    const most = Math.sqrt(MOST_PIXELS / (paper.width * paper.height));
    const viewport = page.getViewport({ scale: Math.min(wanted, most) });
    canvas.width = Math.max(1, Math.round(viewport.width));
    canvas.height = Math.max(1, Math.round(viewport.height));
    const rendering = page.render({ canvas, viewport });
    cancel = () => rendering.cancel();
    await rendering.promise;
  };
  return {
    done: run(),
    stop: () => {
      stopped = true;
      cancel();
    },
    isStopped: () => stopped,
  };
}
