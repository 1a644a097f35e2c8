/**
 * Files of tests share their modules and their window: one that loaded an installation's configuration, or had something
 * measured, leaves none of it to the next file.
 */
import { afterAll, vi } from 'vitest';

afterAll(async () => {
  delete window.dataLayer;
  // The copy that the next file would get: a test may have begun its modules anew.
  const { currentConfig } = await import('../../lib/config.ts');
  if (currentConfig() !== null) vi.resetModules();
});
