import { expect, test } from 'vitest';
import { BuildFailed } from './portal-build.ts';
import { PortTaken } from './reserve-port.ts';
import { sentenceFor } from './sentence.ts';

const FULL = 'The disk is full; make room and start again.';
const coded = (code: string) => Object.assign(new Error('a file was not written'), { code });

test('a full disk is one sentence, from the file system or the database, also behind other errors', () => {
  for (const code of ['ENOSPC', '53100']) {
    expect(sentenceFor(coded(code))).toBe(FULL);
    expect(sentenceFor(new Error('outer', { cause: new Error('inner', { cause: coded(code) }) }))).toBe(FULL);
  }
  expect(sentenceFor(new BuildFailed("ENOSPC: no space left on device, write 'index.js'"))).toBe(FULL);
});

test('every other failure of a start is one sentence too', () => {
  expect(sentenceFor(new PortTaken(4000))).toBe(
    'Port 4000 is in use: stop what uses it, or choose another one with PORT.',
  );
  expect(sentenceFor(new BuildFailed('a type is wrong\n'))).toBe(
    'The portal could not be built: a type is wrong',
  );
  expect(sentenceFor(new Error('never seen'))).toBe('The portal could not start: never seen');
  expect(sentenceFor('thrown')).toBe('The portal could not start: thrown');
});
