import { expect, test } from 'vitest';
import { MetricRegistry } from './metric-registry.ts';

test('counts add up under their labels', () => {
  const registry = new MetricRegistry();
  const series = { name: 'calls_total', help: 'Calls' };
  registry.count(series, { code: 'ok' });
  registry.count(series, { code: 'ok' });
  registry.count(series, { code: 'a"b\n' });
  expect(registry.render()).toBe(
    '# HELP calls_total Calls\n# TYPE calls_total counter\ncalls_total{code="ok"} 2\ncalls_total{code="a_b_"} 1\n',
  );
});

test('a duration is counted in every bucket above it', () => {
  const registry = new MetricRegistry();
  registry.observe({ name: 'seconds', help: 'Time' }, {}, 0.02);
  const text = registry.render();
  expect(text).toContain('seconds_bucket{le="0.01"} 0\nseconds_bucket{le="0.025"} 1');
  expect(text).toContain('seconds_bucket{le="+Inf"} 1\nseconds_sum{} 0.02\nseconds_count{} 1');
});

test('label sets above the limit are not counted', () => {
  const registry = new MetricRegistry();
  for (let n = 0; n < 2000; n += 1) registry.count({ name: 'n', help: '' }, { n: String(n) });
  expect(registry.render().split('\n').length).toBeLessThan(510);
});

test('a gauge is read when the page is, also one of several kinds', () => {
  const registry = new MetricRegistry();
  let delay = 1;
  registry.gauge({ name: 'delay', help: 'Delay' }, () => delay);
  registry.gauges({ name: 'waiting', help: 'Waiting' }, () => [
    [{ kind: 'mail' }, 2],
    [{ kind: 'export' }, 0],
  ]);
  delay = 3;
  expect(registry.render()).toBe(
    '# HELP delay Delay\n# TYPE delay gauge\ndelay 3\n# HELP waiting Waiting\n# TYPE waiting gauge\nwaiting{kind="mail"} 2\nwaiting{kind="export"} 0\n',
  );
});
