/**
 * Which text of the terms at /tnc stands now: the day since which it is in force, as that page says. Calls that link
 * are made only after it was accepted, and what they write says which text that was. Change both together.
 */
export const TERMS_VERSION = '2026-01-01';
