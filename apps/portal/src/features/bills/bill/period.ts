/** 'Nov 2026' as sentences have it: 'November'; anything else as it came. */
import { formatMonth, sgMonth } from '@portal/domain/sg-time';

const SHORT = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export function monthOfPeriod(period: string): string {
  const [name = '', year = ''] = period.split(' ');
  const at = SHORT.indexOf(name);
  if (at === -1 || !/^\d{4}$/.test(year)) return period;
  return formatMonth(sgMonth(`${year}-${String(at + 1).padStart(2, '0')}`)).slice(0, -5);
}
