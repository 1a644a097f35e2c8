/** The dialog, its code loaded when the first one opens. */
import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialog.tsx';

const Loaded = lazy(async () => ({ default: (await import('./dialog.tsx')).Dialog }));

export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
