/** The pages of a form in their frame: a picture as it is, a PDF drawn by us. A page that cannot be drawn says so. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { copy } from '../copy.ts';
import type { PdfPagesProps } from './pdf-pages.tsx';
import styles from './signed-form.module.css';

/** Without the library the application stays usable. */
const PdfPages = lazy(() =>
  import('./pdf-pages.tsx').then(
    ({ PdfPages: loaded }) => ({ default: loaded }),
    () => ({ default: Undrawn }),
  ),
);

const Undrawn = (_: PdfPagesProps) => <p className={styles.undrawn}>{copy.undrawn}</p>;

export function FormPages({ file, zoom }: Omit<PdfPagesProps, 'onBroken'>) {
  const [isBroken, setBroken] = useState(false);
  const onBroken = () => setBroken(true);
  if (isBroken) return <Undrawn file={file} zoom={zoom} onBroken={onBroken} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
    <section className={styles.pages} aria-label={copy.formPages} tabIndex={0}>
      {file.type === 'application/pdf' ? (
        <Suspense fallback={null}>
          <PdfPages file={file} zoom={zoom} onBroken={onBroken} />
        </Suspense>
      ) : (
        <Picture file={file} zoom={zoom} onBroken={onBroken} />
      )}
    </section>
  );
}

function Picture({ file, zoom, onBroken }: PdfPagesProps) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (address === null) return null;
  return (
    <img
      className={styles.page}
      style={{ width: `${zoom * 100}%` }}
      src={address}
      alt={copy.picture}
      onError={onBroken}
    />
  );
}
