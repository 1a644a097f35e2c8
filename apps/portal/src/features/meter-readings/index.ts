/** Entry of the meter readings area: the dashboard's card for now; submitting and history join with their pages. */

export { MeterCard } from './meter-card.tsx';
export { meteredQuery } from './meters.query.ts';
