/** GIRO for the wiring. */
export { giroKind } from './giro-request.ts';
