/** What other areas may ask about meters. */
export { metersWithWindow } from './store.ts';
