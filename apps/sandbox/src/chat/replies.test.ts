import { describe, expect, it } from 'vitest';
import { answers } from './copy.ts';
import { replyTo, type Thread, type Told } from './replies.ts';

const told: Told = {
  bpNo: '1000145021',
  accountNo: '8934521670',
  mobileNo: '+6591234567',
  sub: 'subject-1',
};
const fresh: Thread = { askedAccount: true, lost: 0 };
const textsOf = (text: string, thread: Thread = fresh) => replyTo(text, told, thread).texts;

describe('somebody who writes', () => {
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
  ])('%j is answered to the point', (text, answer) => {
    expect(textsOf(text)).toEqual([answer]);
  });

  it('of two things hears about both, and never more than two', () => {
    expect(textsOf('When is my bill due?')).toEqual([answers.due, answers.bill]);
    expect(textsOf('bill, due date, PayNow, GIRO, meter')).toHaveLength(2);
  });

  it('that a person should call is told the end of the number, never all of it', () => {
    const [text] = textsOf('I want to speak to a person');
    expect(text).toContain('ending 4567');
    expect(text).not.toContain('91234567');
    expect(replyTo('call me', { ...told, mobileNo: '' }, fresh).texts).toEqual([answers.officer]);
  });

  it('an ID or card number is asked not to', () => {
    for (const text of ['my NRIC is S1234567A', 'pay with 4111 1111 1111 1111'])
      expect(textsOf(text)).toEqual([answers.secret]);
    expect(textsOf('the bill of 8934521670')).toEqual([answers.bill]);
  });
});

describe('yes and no', () => {
  it('answer the question about the account, once', () => {
    const yes = replyTo('Yes, please', told, fresh);
    expect(yes.texts).toEqual([answers.rightAccount]);
    expect(textsOf('No')).toEqual([answers.wrongAccount]);
    expect(textsOf('yes', yes.thread)).toEqual([answers.unknown]);
  });

  it('with a question in the same breath answer that', () => {
    expect(textsOf('Yes. Can I send the gas reading on Sunday?')).toEqual([answers.meter]);
  });
});

describe('what she does not understand', () => {
  it('is said with what she can help with, and a person is offered the next time', () => {
    const first = replyTo('qwertz', told, fresh);
    expect(first.texts).toEqual([answers.unknown]);
    expect(textsOf('asdf', first.thread)).toEqual([answers.stillUnknown]);
  });

  it('is forgotten after something she understood', () => {
    const { thread } = replyTo('qwertz', told, fresh);
    expect(textsOf('qwertz', replyTo('giro', told, thread).thread)).toEqual([answers.unknown]);
  });
});
