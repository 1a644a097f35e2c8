/** The pages of a PDF on canvases, drawn anew for each zoom. Loaded when a PDF is looked at. */
import { useEffect, useRef, useState } from 'react';
import type { FileWords } from './copy.ts';
import styles from './file-view.module.css';
import { MOST_PAGES, type OpenPdf, openPdf } from './pdf-engine.ts';

/** Input of the drawing of a file. */
export interface PdfPagesProps {
  readonly file: Blob;
  /** Of the width of the frame. */
  readonly zoom: number;
  readonly words: FileWords;
  onBroken(): void;
}

export function PdfPages({ file, zoom, words, onBroken }: PdfPagesProps) {
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is another document
  useEffect(() => {
    let left = false;
    let opened: OpenPdf | null = null;
    openPdf(file).then(
      (next) => {
        opened = next;
        if (left) next.close();
        else setPdf(next);
      },
      () => {
        if (!left) onBroken();
      },
    );
    return () => {
      left = true;
      opened?.close();
    };
  }, [file]);
  if (pdf === null) return null;
  const numbers = Array.from({ length: Math.min(pdf.pages, MOST_PAGES) }, (_, index) => index + 1);
  return (
    <>
      {numbers.map((number) => (
        <Page key={number} {...{ pdf, number, zoom, words, onBroken }} />
      ))}
      {pdf.pages > MOST_PAGES && <p className={styles.undrawn}>{words.morePages(pdf.pages - MOST_PAGES)}</p>}
    </>
  );
}

interface PageProps {
  readonly pdf: OpenPdf;
  readonly number: number;
  readonly zoom: number;
  readonly words: FileWords;
  onBroken(): void;
}

function Page({ pdf, number, zoom, words, onBroken }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what broke is told once
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const drawing = pdf.draw(number, place);
    drawing.done.catch(() => {
      if (!drawing.isStopped()) onBroken();
    });
    return drawing.stop;
  }, [pdf, number, zoom]);
  return (
    <canvas
      ref={canvas}
      className={styles.page}
      style={{ width: `${zoom * 100}%` }}
      role="img"
      aria-label={words.pageOf(number, pdf.pages)}
    />
  );
}
