/** What other areas may ask about meters. */
export { type MeterRow, metersWithWindow } from './store.ts';
