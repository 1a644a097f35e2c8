/** The view that is shown: what was chosen, else where usage starts. */
import { toSgDay } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import { now } from '../../lib/clock.ts';
import { hourlyQuery, isNoData } from './queries/hourly.query.ts';
import { type UsageOptions, unknownOptions } from './view/options.ts';
import { resolveView, type ShownView, type UsageView } from './view/usage-view.ts';

/** Usage starts with the months where the meter has sent no half hours for weeks: many are read by hand. */
export function useShownView(view: UsageView, options: UsageOptions | null): ShownView {
  const today = toSgDay(now());
  const isStart = view.level === null && options !== null && options.startsHourly;
  const first = useQuery(hourlyQuery(isStart ? options.halfHourly : null, today));
  const shown = options ?? unknownOptions;
  return resolveView(view, isNoData(first.error) ? { ...shown, startsHourly: false } : shown, today);
}
