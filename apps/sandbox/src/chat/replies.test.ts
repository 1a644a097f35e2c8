import { describe, expect, it } from 'vitest';
import { answers } from './copy.ts';
import { type CustomerContext, replyTo, type Thread } from './replies.ts';

const customer: CustomerContext = {
  bpNo: '1000145021',
  accountNo: '8934521670',
  mobileNo: '+6591234567',
  sub: 'subject-1',
};
const fresh: Thread = { requestedAccount: true, lost: 0 };
const getTexts = (text: string, thread: Thread = fresh) => replyTo(text, customer, thread).texts;

describe('a customer who writes', () => {
  it.each([
    ['How much is my bill this month?', answers.bill],
    ['what do I OWE', answers.bill],
    ['When is the payment due?', answers.due],
    ['Can I use PayNow?', answers.payNow],
    ['Can I send the gas reading on Sunday?', answers.meter],
    ['How do I set up eGIRO', answers.giro],
    ['I am moving house next month', answers.moving],
    ['please close my account', answers.moving],
    ['I got a suspicious SMS', answers.scam],
    ['why is my usage so high', answers.usage],
    ['Hello', answers.greeting],
    ['thanks!', answers.thanks],
  ])('gets the matching answer to %j', (text, answer) => {
    expect(getTexts(text)).toEqual([answer]);
  });

  it('gets at most two answers to a message about several things', () => {
    expect(getTexts('When is my bill due?')).toEqual([answers.due, answers.bill]);
    expect(getTexts('bill, due date, PayNow, GIRO, meter')).toHaveLength(2);
  });

  it('sees only the end of the number when requesting a call', () => {
    const [text] = getTexts('I want to speak to a person');
    expect(text).toContain('ending 4567');
    expect(text).not.toContain('91234567');
    expect(replyTo('call me', { ...customer, mobileNo: '' }, fresh).texts).toEqual([answers.officer]);
  });

  it('is warned not to send an ID or card number', () => {
    for (const text of ['my NRIC is S1234567A', 'pay with 4111 1111 1111 1111'])
      expect(getTexts(text)).toEqual([answers.secret]);
    expect(getTexts('the bill of 8934521670')).toEqual([answers.bill]);
  });
});

describe('yes and no', () => {
  it('answer the question about the account, once', () => {
    const yes = replyTo('Yes, please', customer, fresh);
    expect(yes.texts).toEqual([answers.rightAccount]);
    expect(getTexts('No')).toEqual([answers.wrongAccount]);
    expect(getTexts('yes', yes.thread)).toEqual([answers.unknown]);
  });

  it('give way to a question in the same message', () => {
    expect(getTexts('Yes. Can I send the gas reading on Sunday?')).toEqual([answers.meter]);
  });
});

describe('a message that Aisha does not understand', () => {
  it('is answered with her topics, and with an officer the next time', () => {
    const first = replyTo('qwertz', customer, fresh);
    expect(first.texts).toEqual([answers.unknown]);
    expect(getTexts('asdf', first.thread)).toEqual([answers.stillUnknown]);
  });

  it('is forgotten after a message that she understood', () => {
    const { thread } = replyTo('qwertz', customer, fresh);
    expect(getTexts('qwertz', replyTo('giro', customer, thread).thread)).toEqual([answers.unknown]);
  });
});
