/** The payment arrangement for the wiring and for other areas. */
export { arrangementKind } from './arrangement-kind.ts';
