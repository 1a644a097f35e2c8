/** The door of the bills area: the statement for now; histories and documents join with their pages. */
export type { BilledAccount } from './outstanding.query.ts';
export { StatementCard } from './statement-card.tsx';
