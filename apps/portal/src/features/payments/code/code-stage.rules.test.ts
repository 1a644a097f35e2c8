import { describe, expect, it } from 'vitest';
import { codeStage } from './code-stage.rules.ts';

const waiting = { status: 'PENDING', hasExpired: false, owed: 'something' } as const;
const ended = { ...waiting, status: 'EXPIRED' } as const;

describe('a code', () => {
  it.each([
    ['may be paid while it waits', waiting, 'payable'],
    ['has ended at its last second, before the gateway says so', { ...waiting, hasExpired: true }, 'ended'],
    ['has ended before its time when another code replaced it', ended, 'ended'],
    ['is settled when it ended because nothing is owed', { ...ended, owed: 'nothing' }, 'settled'],
    [
      'is covered when other money for what is owed is being checked',
      { ...ended, owed: 'covered' },
      'covered',
    ],
    [
      'is being checked when money came after its end',
      { ...waiting, status: 'CHECKING', hasExpired: true },
      'checking',
    ],
    [
      'is being checked when money came though nothing is owed',
      { ...waiting, status: 'CHECKING', owed: 'nothing' },
      'checking',
    ],
    ['is paid, whatever its clock says', { ...waiting, status: 'SUCCESS', hasExpired: true }, 'paid'],
  ] as const)('%s', (_, facts, stage) => {
    expect(codeStage(facts)).toBe(stage);
  });
});
