/** Working days in Singapore: Monday to Friday. Public holidays are working days here: a promise may be kept early. */
import { addDays, dayOfWeek, type SgDay } from './sg-time.ts';

const isWorkingDay = (day: SgDay): boolean => dayOfWeek(day) !== 0 && dayOfWeek(day) !== 6;

/** The working day that comes this many working days after a day. @param count 1 or more */
export function addWorkingDays(day: SgDay, count: number): SgDay {
  let [reached, left] = [day, count];
  while (left > 0) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}
