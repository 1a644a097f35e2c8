/** The question with which usage begins, asked ahead of the card: today by half hours, or this year by months. */
import { toSgDay } from '@portal/domain/sg-time';
import type { QueryClient } from '@tanstack/react-query';
import { now } from '../../../lib/clock.ts';
import { listOptions, type MeteredAccount } from '../view/options.ts';
import { hourlyQuery } from './hourly.query.ts';
import { monthlyQuery } from './months.query.ts';

export function prefetchFirstUsage(client: QueryClient, accounts: readonly MeteredAccount[]): void {
  const { halfHourly, startsHourly, utilities, premises } = listOptions(accounts);
  const today = toSgDay(now());
  if (startsHourly) void client.prefetchQuery(hourlyQuery(halfHourly, today));
  else if (utilities.length > 0) void client.prefetchQuery(monthlyQuery(premises, Number(today.slice(0, 4))));
}
