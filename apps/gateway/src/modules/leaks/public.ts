/** Leaks for other areas. */
export { findRunningLeak } from './running-leak.ts';
export { readLeakWatch } from './service.ts';
