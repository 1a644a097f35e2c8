/** How long a form may be used, so that no authorisation of long ago links anybody. */
import { addMonths, getLastDay, type SgDay, sgDay, toMonth } from '@portal/domain/sg-time';

const MONTHS = 3;

/** The same day three months on, or the last one of a shorter month. */
export function lastDayOfForm(made: SgDay): SgDay {
  const month = addMonths(toMonth(made), MONTHS);
  const last = getLastDay(month);
  const same = `${month}-${made.slice(8)}`;
  return same > last ? last : sgDay(same);
}
