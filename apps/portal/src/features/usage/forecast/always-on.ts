/** The last fact beside the running days: what the home uses when nobody does anything. */
import { cents } from '@portal/domain/money';
import type { ForecastAnswer } from '../../../insights/forecast.query.ts';
import { formatUse } from '../period/words.ts';
import type { ShownUsage } from '../use-usage.ts';
import { copy } from './copy.ts';

/** Takes the place of the mean day while the shown days are still running; any other view stays as it is. */
export function withAlwaysOn(
  usage: ShownUsage,
  alwaysOn: ForecastAnswer['alwaysOn'] | undefined,
): ShownUsage {
  const { period, words } = usage;
  if (!alwaysOn || !words || !period || !('isRunning' in period) || !period.isRunning) return usage;
  if (words.facts.length === 0) return usage;
  const { kWh, cost, needed, nights } = alwaysOn;
  const fact =
    kWh === null
      ? { name: copy.alwaysOn.name, value: copy.alwaysOn.early, note: copy.alwaysOn.needs(needed, nights) }
      : {
          name: copy.alwaysOn.name,
          value: formatUse(kWh, period),
          note: copy.alwaysOn.cost(cost === null ? null : cents(cost)),
        };
  return { ...usage, words: { ...words, facts: [...words.facts.slice(0, 2), fact] } };
}
