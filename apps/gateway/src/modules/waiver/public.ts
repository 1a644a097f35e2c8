/** The waiver of late charges for the wiring. */
export { waiverKind } from './waiver-kind.ts';
