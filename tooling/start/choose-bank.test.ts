import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../apps/gateway/src/config.ts';
import { bankAccess, withDemoBank } from './choose-bank.ts';

const SECRETS = 'a-secret-of-the-bank-of-this-year-01,a-secret-of-the-bank-of-last-year-02';

describe('the bank of a start', () => {
  it('is the demo one in the sandbox, with another secret at every start', () => {
    const [one, other] = [1, 2].map(() => withDemoBank(readConfig({ SANDBOX: 'true', PORT: '4100' })));
    expect(one && bankAccess(one)).toEqual({
      address: 'http://localhost:4100',
      secret: expect.stringMatching(/^.{43}$/),
      uen: '202400001N',
    });
    expect(one?.PAYNOW_WEBHOOK_SECRETS).not.toEqual(other?.PAYNOW_WEBHOOK_SECRETS);
  });

  it('signs with the newest secret of the settings', () => {
    const config = withDemoBank(readConfig({ SANDBOX: 'true', PAYNOW_WEBHOOK_SECRETS: SECRETS }));
    expect(bankAccess(config).secret).toBe('a-secret-of-the-bank-of-this-year-01');
  });

  it('is absent in production unless the settings name a payee, which then needs a name and a secret', () => {
    const none = withDemoBank(readConfig({}));
    expect([none.PAYNOW_UEN, none.PAYNOW_WEBHOOK_SECRETS]).toEqual([undefined, []]);
    expect(() => readConfig({ PAYNOW_UEN: '202400001N' })).toThrow(
      new ConfigError('A setting is wrong. PAYNOW_WEBHOOK_SECRETS: PAYNOW_UEN needs it.'),
    );
    expect(() => readConfig({ PAYNOW_UEN: '202400001N', PAYNOW_WEBHOOK_SECRETS: SECRETS })).toThrow(
      new ConfigError('A setting is wrong. PAYNOW_NAME: PAYNOW_UEN needs it.'),
    );
    expect(() => readConfig({ PAYNOW_WEBHOOK_SECRETS: 'short' })).toThrow('32 to 200 characters');
    expect(() => readConfig({ PAYNOW_WEBHOOK_SECRETS: `${SECRETS} ${SECRETS}` })).toThrow('at most two');
    expect(() => readConfig({ SANDBOX: 'true', PAYNOW_UEN: 'none' })).toThrow('PAYNOW_UEN: give a UEN');
  });
});
