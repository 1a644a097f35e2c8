/** Addresses of premises for other areas. */
export { type AddressLines as PlaceLines, formatAddressTitle as addressTitle } from './address.rules.ts';
