/** The pages of a file in their frame: a picture as it is, a PDF drawn by us. A page that cannot be drawn says so. */
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './file-view.module.css';
import type { PdfPagesProps } from './pdf-pages.tsx';

/** Without the library everything else stays usable. */
const PdfPages = lazy(() =>
  import('./pdf-pages.tsx').then(
    ({ PdfPages: loaded }) => ({ default: loaded }),
    () => ({ default: Undrawn }),
  ),
);

const Undrawn = ({ words }: PdfPagesProps) => <p className={styles.undrawn}>{words.undrawn}</p>;

export function FilePages(given: Omit<PdfPagesProps, 'onBroken'>) {
  const [isBroken, setBroken] = useState(false);
  const props = { ...given, onBroken: () => setBroken(true) };
  if (isBroken) return <Undrawn {...props} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
    <section className={styles.pages} aria-label={given.words.pages} tabIndex={0}>
      {given.file.type === 'application/pdf' ? (
        <Suspense fallback={null}>
          <PdfPages {...props} />
        </Suspense>
      ) : (
        <Picture {...props} />
      )}
    </section>
  );
}

function Picture({ file, zoom, words, onBroken }: PdfPagesProps) {
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
      alt={words.title}
      onError={onBroken}
    />
  );
}
