import { expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { rememberHosts } from './host-now.ts';

test('made-up hosts have the database asked no more often, and each host has its own settings', async () => {
  const execute = vi.fn(async () => [{ key: 'paymentWaiver', enabled: false }]);
  const db = { selectFrom: () => ({ select: () => ({ execute }) }) };
  const config = readConfig({ HOSTS: '{"kiosk.example":{"mode":"kiosk","switches":{"egiro":false}}}' });
  const settingsOf = rememberHosts({ config, db } as never, 60_000);
  for (let count = 0; count < 500; count += 1)
    expect((await settingsOf(`host-${count}.example`)).switches).toMatchObject({
      egiro: true,
      'pink-waiver': false,
    });
  expect(await settingsOf('kiosk.example')).toMatchObject({ mode: 'kiosk', switches: { egiro: false } });
  expect(execute).toHaveBeenCalledOnce();
});
