/** The width of an element and the size of text, measured again when either changes: charts are drawn for both. */
import { type RefObject, useLayoutEffect, useState } from 'react';

export interface ElementSize {
  readonly width: number;
  readonly rem: number;
}

/** Where nothing is laid out, a chart is drawn for this width. */
const UNMEASURED: ElementSize = { width: 640, rem: 16 };
/** The next chart is most often as wide as the last one, and is then drawn once. */
let lastMeasured = UNMEASURED;

export function useElementSize(element: RefObject<HTMLElement | null>): ElementSize {
  const [size, setSize] = useState(lastMeasured);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => {
      const width = Math.floor(node.clientWidth);
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || UNMEASURED.rem;
      if (width === 0) return;
      if (width !== lastMeasured.width || rem !== lastMeasured.rem) lastMeasured = { width, rem };
      const measured = lastMeasured;
      setSize((last) => (last.width === width && last.rem === rem ? last : measured));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
