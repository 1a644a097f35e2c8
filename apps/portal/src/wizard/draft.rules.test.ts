import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseDraft } from './draft.rules.ts';

const schema = z.strictObject({ date: z.nullable(z.string()), litres: z.number() });
const now = Date.parse('2026-11-20T16:20:07.000Z');
const DAY_MS = 24 * 60 * 60_000;
const draft = { date: '2026-12-03', litres: 7.41 };
const text = (keptAt: unknown, data: unknown = draft) => JSON.stringify({ keptAt, data });
const parse = (stored: string | null) => parseDraft(stored, schema, now);

describe('a kept draft', () => {
  it.each([
    ['of this moment', 0],
    ['of exactly a day', DAY_MS],
  ])('%s is taken up again', (_, age) => {
    expect(parse(text(now - age))).toEqual(draft);
  });

  it.each([
    ['none', null],
    ['one of a millisecond over a day', text(now - DAY_MS - 1)],
    ['one from the future', text(now + 1)],
    ['one without its time', text(undefined)],
    ['one with a time that is no number', text('now')],
    ['one of another form', text(now, { date: 3, litres: 'many' })],
    ['one with a field too many', text(now, { ...draft, __proto__: null, admin: true })],
    ['one that was cut', text(now).slice(0, -3)],
    ['a list', '[1, 2]'],
    ['a text', '"<script>alert(1)</script>"'],
    ['nothing', ''],
  ])('%s is passed over', (_, stored) => {
    expect(parse(stored)).toBeNull();
  });
});
