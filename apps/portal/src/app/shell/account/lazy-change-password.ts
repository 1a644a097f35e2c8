/** The dialog that changes the password, its code loaded when it first opens. */
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';

export const ChangePassword = lazyPart<{ onClose(): void }>(
  async () => (await import('./change-password.tsx')).ChangePassword,
);
