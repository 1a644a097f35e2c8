/**
 * Usage as Green Button: an Atom feed of ESPI 4.0 resources (NAESB REQ.21, standards B5). Ids are stable over time and
 * say nothing of the customer. The order of elements is the schema's.
 */
import { createHash } from 'node:crypto';
import { instantText } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import type { FileFacts, RecordBatch, UsageRecord } from './usage-record.ts';

type By = FileFacts['by'];

/** Codes of ESPI. Values are Wh, or litres as thousandths of a cubic metre. */
const codes: Readonly<
  Record<
    Utility,
    {
      readonly title: string;
      readonly serviceKind: number;
      readonly commodity: number;
      readonly kind: number;
      readonly uom: number;
      readonly power: number;
      readonly phase: number | null;
    }
  >
> = {
  electricity: {
    title: 'Electricity',
    serviceKind: 0,
    commodity: 1,
    kind: 12,
    uom: 72,
    power: 0,
    phase: 769,
  },
  water: { title: 'Water', serviceKind: 2, commodity: 9, kind: 58, uom: 42, power: -3, phase: null },
  gas: { title: 'Gas', serviceKind: 1, commodity: 7, kind: 12, uom: 72, power: 0, phase: null },
};

/** Months differ in length: they have no interval length of their own. */
const steps: Readonly<
  Record<By, { readonly seconds: number | null; readonly time: number; readonly period: number }>
> = {
  hourly: { seconds: 1_800, time: 0, period: 5 },
  daily: { seconds: 86_400, time: 11, period: 0 },
  monthly: { seconds: null, time: 13, period: 0 },
};

/** ReadingQuality: read by the meter; estimated from a reference day; derived from what has come. */
const qualities = { Actual: 19, Estimated: 8, Partial: 11 } as const;

const SGD = 702;
const SINGAPORE_OFFSET_SECONDS = 28_800;
/** Costs are counted in 1/100,000 of the currency. */
const COST_UNITS_PER_CENT = 1_000;

export async function* writeGreenButton(
  batches: AsyncIterable<RecordBatch>,
  { by, createdAt }: FileFacts,
): AsyncGenerator<string> {
  const at = instantText(createdAt);
  const root = '/espi/1_1/resource';
  const time = `${root}/LocalTimeParameters/1`;
  yield [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${uuid('feed', by, String(createdAt))}</id>`,
    '<title>Usage</title>',
    `<updated>${at}</updated>`,
    link('self', `${root}/Subscription/1/UsagePoint`),
    entry({
      id: uuid('time'),
      title: 'Singapore',
      at,
      links: [link('self', time)],
      content: espi(
        'LocalTimeParameters',
        element('dstEndRule', 'FFFFFFFF') +
          element('dstOffset', 0) +
          element('dstStartRule', 'FFFFFFFF') +
          element('tzOffset', SINGAPORE_OFFSET_SECONDS),
      ),
    }),
    '',
  ].join('\n');
  const points = new Map<string, Point>();
  for await (const batch of batches) {
    const key = `${batch.accountId} ${batch.utility}`;
    const known = points.get(key);
    const point = known ?? startPoint(batch, points.size + 1, root);
    points.set(key, point);
    if (!known) yield describePoint(point, { by, at, root, time });
    const records = batch.records.filter(({ total }) => total !== null);
    if (records.length > 0) yield block(point, records, at);
    for (const bill of batch.bills) yield summarise(point, bill, { at, createdAt });
  }
  yield '</feed>\n';
}

interface Point {
  readonly key: string;
  readonly utility: Utility;
  /** Addresses of the usage point, its readings and their type. */
  readonly self: string;
  readonly reading: string;
  readonly type: string;
}

function startPoint({ accountId, utility }: RecordBatch, number: number, root: string): Point {
  const self = `${root}/Subscription/1/UsagePoint/${number}`;
  return {
    key: `${accountId} ${utility}`,
    utility,
    self,
    reading: `${self}/MeterReading/1`,
    type: `${root}/ReadingType/${number}`,
  };
}

interface PointFacts {
  readonly by: By;
  readonly at: string;
  readonly root: string;
  readonly time: string;
}

function describePoint(
  { key, utility, self, reading, type }: Point,
  { by, at, root, time }: PointFacts,
): string {
  const { title, serviceKind, commodity, kind, uom, power, phase } = codes[utility];
  const { seconds, time: timeAttribute, period } = steps[by];
  return [
    entry({
      id: uuid('point', key),
      title,
      at,
      links: [
        link('self', self),
        link('up', `${root}/Subscription/1/UsagePoint`),
        link('related', `${self}/MeterReading`),
        link('related', `${self}/UsageSummary`),
        link('related', time),
      ],
      content: espi('UsagePoint', `<ServiceCategory>${element('kind', serviceKind)}</ServiceCategory>`),
    }),
    entry({
      id: uuid('reading', key, by),
      title,
      at,
      links: [
        link('self', reading),
        link('up', `${self}/MeterReading`),
        link('related', `${reading}/IntervalBlock`),
        link('related', type),
      ],
      content: espi('MeterReading', ''),
    }),
    entry({
      id: uuid('type', key, by),
      title,
      at,
      links: [link('self', type), link('up', `${root}/ReadingType`)],
      content: espi(
        'ReadingType',
        [
          element('accumulationBehaviour', 4),
          element('commodity', commodity),
          element('currency', SGD),
          element('flowDirection', 1),
          seconds === null ? '' : element('intervalLength', seconds),
          element('kind', kind),
          phase === null ? '' : element('phase', phase),
          element('powerOfTenMultiplier', power),
          element('timeAttribute', timeAttribute),
          element('uom', uom),
          element('measuringPeriod', period),
        ].join(''),
      ),
    }),
    '',
  ].join('\n');
}

function block({ key, reading }: Point, records: readonly UsageRecord[], at: string): string {
  const [first, last] = [records[0], records.at(-1)];
  const start = first?.from ?? 0;
  const number = `${reading}/IntervalBlock/${start / 1_000}`;
  return `${entry({
    id: uuid('block', key, String(start)),
    title: '',
    at,
    links: [link('self', number), link('up', `${reading}/IntervalBlock`)],
    content: espi(
      'IntervalBlock',
      span('interval', start, last?.to ?? start) + records.map(intervalReading).join(''),
    ),
  })}\n`;
}

interface Written {
  readonly at: string;
  readonly createdAt: number;
}

/** One bill of the utility: its period, its charges with GST, and the quantity that it charges. */
function summarise({ key, utility, self }: Point, bill: UsageRecord, { at, createdAt }: Written): string {
  const { from, to, total, status, cost } = bill;
  const { commodity, uom, power } = codes[utility];
  const number = `${self}/UsageSummary/${from / 1_000}`;
  const measured =
    element('powerOfTenMultiplier', power) + element('uom', uom) + element('value', total ?? 0);
  return `${entry({
    id: uuid('summary', key, String(from)),
    title: '',
    at,
    links: [link('self', number), link('up', `${self}/UsageSummary`)],
    content: espi(
      'UsageSummary',
      [
        span('billingPeriod', from, to),
        element('billLastPeriod', (cost ?? 0) * COST_UNITS_PER_CENT),
        element('currency', SGD),
        `<overallConsumptionLastPeriod>${measured}</overallConsumptionLastPeriod>`,
        status === 'Missing' ? '' : element('qualityOfReading', qualities[status]),
        element('statusTimeStamp', Math.floor(createdAt / 1_000)),
        element('commodity', commodity),
      ].join(''),
    ),
  })}\n`;
}

function intervalReading({ from, to, total, status, cost }: UsageRecord): string {
  const quality = status === 'Missing' ? '' : element('quality', qualities[status]);
  return [
    '<IntervalReading>',
    cost === null ? '' : element('cost', cost * COST_UNITS_PER_CENT),
    quality === '' ? '' : `<ReadingQuality>${quality}</ReadingQuality>`,
    span('timePeriod', from, to),
    element('value', total ?? 0),
    '</IntervalReading>',
  ].join('');
}

const span = (name: string, from: number, to: number): string =>
  `<${name}>${element('duration', (to - from) / 1_000)}${element('start', from / 1_000)}</${name}>`;

const element = (name: string, value: string | number): string => `<${name}>${value}</${name}>`;
const espi = (name: string, inside: string): string =>
  `<${name} xmlns="http://naesb.org/espi">${inside}</${name}>`;
const link = (rel: string, href: string): string => `<link rel="${rel}" href="${href}"/>`;

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly at: string;
  readonly links: readonly string[];
  readonly content: string;
}

const entry = ({ id, title, at, links, content }: Entry): string =>
  [
    '<entry>',
    element('id', id),
    ...links,
    element('title', title),
    element('published', at),
    element('updated', at),
    `<content>${content}</content>`,
    '</entry>',
  ].join('');

/** Stable for the same parts; of the shape of a version 5 UUID (RFC 9562). */
function uuid(...parts: readonly string[]): string {
  const hex = createHash('sha256')
    .update(['green-button', ...parts].join('\n'))
    .digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}
