import { linkCompanyManualParams } from '@portal/contract/linking/linking.rest';
import { describe, expect, test } from 'vitest';
import { readFields } from './form-fields.ts';

const submitted = { accountNo: '8920031174', postal: '573968', uen: '201900042H', source: 'W' };
const json = JSON.stringify(submitted);
const read = (fields: Record<string, string>) => readFields(linkCompanyManualParams, fields);
const getCode = (fields: Record<string, string>): unknown => {
  try {
    read(fields);
    return 'taken';
  } catch (error) {
    return Object(error).code;
  }
};

describe('what is said beside a signed form', () => {
  test('comes as one part in JSON, or as four plain ones', () => {
    expect(read({ params: json })).toEqual(read(submitted));
    expect(read(submitted)).toMatchObject({ uen: '201900042H', source: 'W' });
  });

  test.each([
    ['a key twice', { params: `${json.slice(0, -1)},"uen":"53312345X"}` }, 'SK_BODY_1001'],
    ['a key twice, once with an escape', { params: `${json.slice(0, -1)},"ue\\u006e":"1"}` }, 'SK_BODY_1001'],
    ['both ways at once', { params: json, uen: submitted.uen }, 'SK_BODY_1001'],
    ['params and a field of another name', { params: json, status: 'approved' }, 'SK_BODY_1001'],
    ['a list', { params: `[${json}]` }, 'SK_BODY_1001'],
    ['nothing', { params: 'null' }, 'SK_BODY_1001'],
    ['half of it', { params: '{"uen"' }, 'SK_BODY_1001'],
    ['a field of another name', { ...submitted, status: 'approved' }, 'SK_INPUT_1001'],
    ['a key of another name', { params: `${json.slice(0, -1)},"status":"approved"}` }, 'SK_INPUT_1001'],
    ['a prototype', { params: `{"__proto__":{},${json.slice(1)}` }, 'SK_INPUT_1001'],
    [
      'a prototype as a field',
      Object.fromEntries([...Object.entries(submitted), ['__proto__', 'x']]),
      'SK_INPUT_1001',
    ],
  ])('is refused with %s', (_what, fields, code) => {
    expect(getCode(fields)).toBe(code);
  });
});
