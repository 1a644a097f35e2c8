/** Why water ran through the nights, as a customer may say. */
export const leakCauses = ['repaired', 'filling', 'guests', 'other', 'unknown'] as const;
export type LeakCause = (typeof leakCauses)[number];

/** Characters of the customer's own words. */
export const MOST_NOTE = 200;
