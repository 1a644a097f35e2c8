/** How many leaks the leak watch finds on generated homes, how soon, and how often it is wrong. BENCH_HOMES: how many. */
import { percentile, say } from './figures.ts';
import { type LeakHomes, type LeakScores, scoreLeakWatch } from './leaks.ts';

const homes = Number(process.env.BENCH_HOMES ?? 1_000);
const began = performance.now();

const show = (what: string, { leaks, foundInTime, delaysInHours, ...rest }: LeakScores): void => {
  const hours = (share: number) => percentile(delaysInHours, share).toFixed(0);
  const times = (share: number) => percentile(rest.litresOverTrue, share).toFixed(2);
  say(what, '');
  say('found within 48 hours', `${((foundInTime / leaks) * 100).toFixed(1)} %`, '95 %');
  say('found at all', `${((delaysInHours.length / leaks) * 100).toFixed(1)} %`);
  say('hours until found', `p50 ${hours(0.5)}, p95 ${hours(0.95)}, most ${hours(1)}`, 'p95 48');
  say('litres, of the true ones', `p5 ${times(0.05)}, p50 ${times(0.5)}, p95 ${times(0.95)}`);
  say('false alarms per 100 homes and year', ((rest.falseAlarms / rest.homeYears) * 100).toFixed(2), '1');
};

const least = 500 / 24;
const sets: readonly (readonly [string, LeakHomes])[] = [
  ['leaks of 0.5 to 3 Cu M a day, meters of 1 and 10 litres', { homes }],
  ['0.5 Cu M a day, meters of 10 litres', { homes, from: 10_000, step: 10, litresPerHour: least }],
  [
    '0.5 Cu M a day, a tenth of the hours missing',
    { homes, from: 20_000, missing: 0.1, litresPerHour: least },
  ],
];
for (const [what, set] of sets) show(what, scoreLeakWatch(set));
say('rule and generator together', `${((performance.now() - began) / 1_000).toFixed(1)} s`);
