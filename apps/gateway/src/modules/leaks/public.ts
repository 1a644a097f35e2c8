/** Leaks for other areas. */
export { findRunningLeak } from './running-leak.ts';
