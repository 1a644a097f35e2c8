/** A part below the first screen, drawn (with its code and its calls) when somebody comes near it. */
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Just before it is seen. */
const NEAR = '100px';

interface WhenNearProps {
  /** Keeps the place. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The focus beside it counts as near, too: a person who goes on by keys finds it drawn. */
export function WhenNear({ className, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const node = place.current;
    if (!node) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(node);
    const neighbours = node.parentElement;
    const onFocus = () => setNear(true);
    neighbours?.addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      neighbours?.removeEventListener('focusin', onFocus);
    };
  }, []);
  return (
    <div ref={place} className={className}>
      {isNear && children}
    </div>
  );
}
