/** The dialog, its code loaded when the first one opens. */

import { lazyPart } from '../loading/lazy-part.tsx';
import type { DialogProps } from './dialog.tsx';

export const Dialog = lazyPart<DialogProps>(async () => (await import('./dialog.tsx')).Dialog);
