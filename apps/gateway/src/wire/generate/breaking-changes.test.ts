import { describe, expect, test } from 'vitest';
import { breakingChanges } from './breaking-changes.ts';

const body = {
  type: 'object',
  properties: { amount: { type: 'integer', maximum: 1207 }, note: { type: 'string' } },
  required: ['amount'],
};
const data = {
  type: 'object',
  properties: { status: { type: 'string', enum: ['PENDING', 'SUCCESS'] }, description: { type: 'string' } },
};
const getDocument = (
  input: object = body,
  output: object = data,
  paths: object = { '/v1/pay': { post: {} } },
) => ({
  paths,
  components: { schemas: { 'rest.pay.Body': input, 'rest.pay.Data': output } },
});
const against = (after: object) => breakingChanges(getDocument(), after);

describe('a change of the OpenAPI document', () => {
  test('breaks no client when it adds an address, an optional field or a value', () => {
    const wider = { ...body, properties: { ...body.properties, channel: { type: 'string' } }, required: [] };
    const more = { ...data, properties: { ...data.properties, paid_at: { type: 'string' } } };
    const paths = { '/v1/pay': { post: { summary: 'Pays' } }, '/v1/refund': { get: {} } };
    expect(against(getDocument())).toEqual([]);
    expect(against(getDocument(wider, more, paths))).toEqual([]);
  });

  test('breaks clients when an address or a field is gone, and is reported once', () => {
    expect(against(getDocument(body, data, {}))).toEqual(['removed /paths//v1/pay']);
    const { description: _, ...properties } = data.properties;
    expect(against(getDocument(body, { ...data, properties }))).toEqual([
      'removed /components/schemas/rest.pay.Data/properties/description',
    ]);
  });

  test('breaks clients when a value of a list is gone', () => {
    const properties = { ...data.properties, status: { type: 'string', enum: ['SUCCESS'] } };
    expect(against(getDocument(body, { ...data, properties }))).toEqual([
      'removed /components/schemas/rest.pay.Data/properties/status enum "PENDING"',
    ]);
  });

  test('breaks clients when an input is newly required', () => {
    expect(against(getDocument({ ...body, required: ['amount', 'note'] }))).toEqual([
      'added /components/schemas/rest.pay.Body required "note"',
    ]);
  });

  test('breaks clients when a type changes or an input gets a limit', () => {
    const properties = { amount: { type: 'string', maximum: 1207 }, note: { type: 'string', maxLength: 40 } };
    expect(against(getDocument({ ...body, properties }))).toEqual([
      'removed /components/schemas/rest.pay.Body/properties/amount type="integer"',
      'added /components/schemas/rest.pay.Body/properties/amount type="string"',
      'added /components/schemas/rest.pay.Body/properties/note maxLength=40',
    ]);
  });
});
