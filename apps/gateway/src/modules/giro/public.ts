/** GIRO for the wiring, and its parked notices for staff. */
export { decideEgiroNotice, findEffect, findGiroOfNotice } from './decide-notice.ts';
export { giroKind } from './giro-request.ts';
export { egiroNotices, type ParkedEgiroNotice } from './parked-notice.store.ts';
