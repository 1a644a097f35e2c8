/** Meters and their readings for other areas. */
export { decideReading } from './review/decide-reading.ts';
export {
  decidedReadings,
  earlierReadings,
  findReadingDecision,
  findSentReading,
  type ReadingDecision,
  type ReadingFacts,
  type ReadingSearch,
  type SeenPhoto,
  type SentReading,
  toPhotoKey,
  waitingReadings,
  waitingReadingTotals,
} from './review/review.store.ts';
export { findMetersWithWindow as metersWithWindow } from './store.ts';
export { computeUseSince } from './usual-uses.rules.ts';
export { loadUsualUses } from './usual-uses.ts';
