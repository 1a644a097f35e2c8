/** Why water ran through the nights, as a customer may say. */
export const leakCauses = ['repaired', 'filling', 'guests', 'other', 'unknown'] as const;
export type LeakCause = (typeof leakCauses)[number];

/** 'I do not know' is an answer, and explains nothing: the water may still be lost. */
export const isExplained = (cause: LeakCause | null): boolean => cause !== null && cause !== 'unknown';

/** Characters of the customer's own words. */
export const MOST_NOTE = 200;
