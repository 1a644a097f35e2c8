import { operations } from '@portal/contract';
import { restPaths } from '@portal/contract/http';
import { describe, expect, test } from 'vitest';
import { openApi } from './openapi.ts';
import { prettyJson } from './pretty-json.ts';
import { wireDoc } from './wire-doc.ts';

/** Where an object of the document admits properties that nobody declared. */
function openObjects(node: unknown, path = ''): string[] {
  if (node === null || typeof node !== 'object') return [];
  const isOpen = 'type' in node && node.type === 'object' && !('additionalProperties' in node);
  return [
    ...(isOpen ? [path] : []),
    ...Object.entries(node).flatMap(([key, each]) => openObjects(each, `${path}/${key}`)),
  ];
}

describe('what is generated from the operations table', () => {
  test('names every operation, with an example that is JSON', () => {
    const doc = wireDoc();
    for (const name of Object.keys(operations)) expect(doc).toContain(`### ${name}\n`);
    for (const [, example = ''] of doc.matchAll(/```json\n([\s\S]*?)```/g))
      expect(() => JSON.parse(example)).not.toThrow();
  });

  test('closes every input and every reply in the OpenAPI document', () => {
    // The keyed body and reply stay open: their keys are validated one by one. Further fields of a bank are ignored.
    expect(
      openObjects(openApi()).filter(
        (path) =>
          !/\/api\/post\/(requestBody|responses\/(200|401|503))\/|\/rest\.(paynow|treasury|egiro)Webhook\.Body$/.test(
            path,
          ),
      ),
    ).toEqual([]);
  });

  test('has every address of the wire, each with who may ask and what comes back', () => {
    const { paths } = openApi() as { paths: Record<string, Record<string, { responses: object }>> };
    const written = Object.keys(paths).map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
    expect(written.sort()).toEqual(Object.values(restPaths).sort());
    for (const [path, methods] of Object.entries(paths))
      for (const call of Object.values(methods)) {
        expect(call, path).toHaveProperty('security');
        expect(Object.keys(call.responses), path).toContain('200');
      }
  });

  test('is the same every time, and JSON that reads back', () => {
    expect(prettyJson(openApi())).toBe(prettyJson(openApi()));
    const value = { a: [1, 'b', null], c: { d: [] }, e: [{ f: {} }] };
    expect(JSON.parse(prettyJson(value))).toEqual(value);
    expect(JSON.parse(prettyJson(value, { flatObjects: true }))).toEqual(value);
  });
});
