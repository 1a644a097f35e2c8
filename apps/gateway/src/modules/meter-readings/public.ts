/** Meter functions for other areas. */
export { findMetersWithWindow as metersWithWindow } from './store.ts';
