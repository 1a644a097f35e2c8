import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SandboxScanner, startSandboxScanner } from './sandbox-scanner.ts';

let scanner: SandboxScanner;
beforeAll(async () => {
  scanner = await startSandboxScanner();
});
afterAll(() => scanner.close());

const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

function talk(...said: (Buffer | string)[]): Promise<string> {
  const { hostname, port } = new URL(scanner.url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let answer = '';
    socket.on('data', (part) => {
      answer += part.toString('latin1');
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    for (const part of said) socket.write(part);
  });
}

function piece(text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, Buffer.from(text, 'latin1')]);
}
const END = Buffer.alloc(4);

describe('the demo scanner', () => {
  test('answers a ping in the form of the command', async () => {
    expect(await talk('zPING\0')).toBe('PONG\0');
    expect(await talk('nPING\n')).toBe('PONG\n');
    expect(await talk('zHELLO\0')).toBe('UNKNOWN COMMAND\0');
  });

  test('finds nothing in a form, and finds the test signature at any place', async () => {
    expect(await talk('zINSTREAM\0', piece('a signed form'), END)).toBe('stream: OK\0');
    const found = 'stream: Eicar-Test-Signature FOUND\0';
    expect(await talk('zINSTREAM\0', piece(`%PDF ${EICAR} %%EOF`), END)).toBe(found);
    const [first, second] = [EICAR.slice(0, 30), EICAR.slice(30)];
    expect(await talk('zINSTREAM\0', piece(`%PDF ${first}`), piece(second), piece('x'), END)).toBe(found);
    expect(await talk('zINSTREAM\0', piece(first), piece('x'), piece(second), END)).toBe('stream: OK\0');
  });

  test('refuses a chunk with a length above that of any file', async () => {
    const huge = Buffer.from([0xff, 0xff, 0xff, 0xff]);
    expect(await talk('zINSTREAM\0', huge)).toBe('INSTREAM size limit exceeded. ERROR\0');
  });
});
