/** Files of tests share their modules: one that loaded an installation's configuration leaves none to the next file. */
import { afterAll, vi } from 'vitest';

afterAll(async () => {
  // The copy that the next file would get: a test may have begun its modules anew.
  const { currentConfig } = await import('../../lib/config.ts');
  if (currentConfig() !== null) vi.resetModules();
});
