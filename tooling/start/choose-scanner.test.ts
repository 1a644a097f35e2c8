import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../apps/gateway/src/config.ts';
import { createScanner } from '../../apps/gateway/src/ports/malware-scan/create-scanner.ts';
import { chooseScanner } from './choose-scanner.ts';

const chosen = (settings: Record<string, string>) =>
  chooseScanner(readConfig({ PUBLIC_ORIGIN: 'http://localhost:4000', ...settings }));
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

describe('the scanner of a start', () => {
  it('is a demo one in the sandbox, which the gateway understands, and which ends with the start', async () => {
    const { config, party } = await chosen({ SANDBOX: 'true' });
    const scanner = createScanner(config, pino({ level: 'silent' }));
    expect(await scanner.scan(bytes('a signed form'))).toBe('clean');
    expect(await scanner.scan(bytes(`a form ${EICAR}`))).toBe('infected');
    expect(await scanner.scan(new Uint8Array(4_000_000))).toBe('clean');
    await party?.close();
    await expect(scanner.scan(bytes('a signed form'))).rejects.toThrow('unreachable');
  });

  it('is the one that the settings name, and none in production where they name none', async () => {
    const named = await chosen({ SANDBOX: 'true', SCAN_URL: 'tcp://scanner.example:3310' });
    expect([named.config.SCAN_URL, named.party]).toEqual(['tcp://scanner.example:3310', null]);
    const none = await chosen({});
    expect([none.config.SCAN_URL, none.party]).toEqual([undefined, null]);
  });
});
