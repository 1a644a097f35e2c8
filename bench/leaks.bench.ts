/** How many leaks the leak watch finds on generated homes, how soon, and how often it is wrong. BENCH_HOMES: how many. */
import { percentile, say } from './figures.ts';
import { scoreLeakWatch } from './leaks.ts';

const homes = Number(process.env.BENCH_HOMES ?? 1_000);
const began = performance.now();
const { leaks, foundInTime, delaysInHours, litresOverTrue, homeYears, falseAlarms } = scoreLeakWatch(homes);
const hours = (share: number) => percentile(delaysInHours, share).toFixed(0);
const times = (share: number) => percentile(litresOverTrue, share).toFixed(2);
say('leaks from 0.5 Cu M a day, made', String(leaks));
say('found within 48 hours', `${((foundInTime / leaks) * 100).toFixed(1)} %`, '95 %');
say('found at all', `${((delaysInHours.length / leaks) * 100).toFixed(1)} %`);
say('hours until found', `p50 ${hours(0.5)}, p95 ${hours(0.95)}, most ${hours(1)}`, 'p95 48');
say('litres, of the true ones', `p5 ${times(0.05)}, p50 ${times(0.5)}, p95 ${times(0.95)}`);
say('false alarms per 100 homes and year', ((falseAlarms / homeYears) * 100).toFixed(2), '1');
say('rule and generator together', `${((performance.now() - began) / 1_000).toFixed(1)} s`);
