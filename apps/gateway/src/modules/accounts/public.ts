/** How other areas write where a place is. */
export { addressTitle, type PlaceLines } from './address.rules.ts';
