/** The dialog, its code loaded when the first one opens. */
import type { DialogProps } from './dialog.tsx';
import { lazyPart } from './lazy-part.tsx';

export const Dialog = lazyPart<DialogProps>(async () => (await import('./dialog.tsx')).Dialog);
