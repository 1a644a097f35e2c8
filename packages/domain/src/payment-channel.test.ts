import { describe, expect, it } from 'vitest';
import { channelCode, channelName, channelPhrase } from './payment-channel.ts';

describe('the channel of a payment', () => {
  it.each([
    ['PPMS_7_ELEVEN', '7-Eleven', 'at 7-Eleven'],
    ['PPMS_SP_COUNTER', 'counter', 'at a counter'],
    ['PPMS_PAYNOW', 'PayNow', 'by PayNow'],
    ['7-Eleven', '7-Eleven', 'at 7-Eleven'],
    ['EGIRO', 'eGIRO', 'by eGIRO'],
    ['GIRO', 'GIRO', 'by GIRO'],
    ['AXS', 'AXS', 'at an AXS station'],
    ['RECURRING_CARD', 'recurring card', 'by recurring card'],
    ['PPMS_NEW_WALLET', 'new wallet', 'by new wallet'],
    ['WIRE', 'WIRE', 'by WIRE'],
    ['CABLE', 'cable', 'by cable'],
    ['constructor', 'constructor', 'by constructor'],
    ['', '', ''],
    [' ', '', ''],
  ])('%j reads %j, and %j in a sentence', (code, name, phrase) => {
    expect([channelName(code), channelPhrase(code)]).toEqual([name, phrase]);
  });

  it('is sent as its code where it has one', () => {
    expect(['7-Eleven', 'COUNTER', 'PAYNOW', 'EGIRO'].map(channelCode)).toEqual([
      'PPMS_7_ELEVEN',
      'PPMS_SP_COUNTER',
      'PPMS_PAYNOW',
      'EGIRO',
    ]);
  });
});
