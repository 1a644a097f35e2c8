import { describe, expect, it } from 'vitest';
import { greetingName } from '../../mails/greeting.ts';
import { formatInstant } from '../../mails/instant-words.ts';
import * as mails from './identity-mails.ts';

const site = { origin: 'https://portal.example', helpline: '1800-2222-333' };
const to = { email: 'weijie@example.com', name: 'Chen Wei Jie' };
const link = {
  url: 'https://portal.example/idp/verify?code=ABC',
  expiresAt: Date.parse('2026-11-20T19:40:00Z'),
};

const every = {
  verify: mails.verifyMail(site, to, link),
  reset: mails.resetMail(site, to, link),
  change: mails.changeEmailMail(site, to, link),
  known: mails.knownAddressMail(site, to),
  taken: mails.takenAddressMail(site, to),
  changing: mails.emailChangingMail(site, to),
  emailChanged: mails.emailChangedMail(site, to),
  mobileChanged: mails.mobileChangedMail(site, to),
  changed: mails.passwordChangedMail(site, to),
};

describe.each(Object.entries(every))('the mail "%s"', (_name, mail) => {
  it('has the same content in plain text: the action with its full address, and a contact', () => {
    const address = /: (https:\/\/portal\.example\/\S+)/.exec(mail.text)?.[1] ?? 'none';
    expect(mail.html).toContain(`href="${address}"`);
    expect(mail.html).toContain(`>${address}</a>`);
    expect(mail.text).toContain('Hello Chen Wei Jie,');
    expect(mail.text).toContain('Helpline 1800-2222-333');
    expect(mail.text).not.toMatch(/<[a-z]/);
  });

  it('has no script, style sheet or external resource, and one decorative picture', () => {
    expect(mail.html).not.toMatch(/<(script|style|link)/);
    expect(mail.html.match(/src="/g)).toHaveLength(1);
    expect(mail.html).toContain(
      '<img src="https://portal.example/idp/assets/mark.png" width="30" height="30" alt=""',
    );
  });
});

describe('a mailed link', () => {
  it('states its expiry in Singapore time', () => {
    expect(every.verify.text).toContain(
      'The link works once, until Sat 21 Nov 2026, 3:40 AM, 12 hours after',
    );
    expect(formatInstant(Date.parse('2026-11-20T04:05:00Z'))).toBe('Fri 20 Nov 2026, 12:05 PM');
    expect(formatInstant(Date.parse('2026-11-19T16:00:00Z'))).toBe('Fri 20 Nov 2026, 12:00 AM');
  });
});

describe('the notice of a change', () => {
  it.each([every.changing, every.emailChanged, every.mobileChanged, every.changed])(
    'says whom to call: $subject',
    (mail) => expect(mail.text).toContain('Not you? Call 1800-2222-333 right away.'),
  );

  it.each([every.changing, every.mobileChanged])(
    'says how to object while the address is still theirs: $subject',
    (mail) => expect(mail.text).toContain('If it was not you'),
  );
});

describe('the name in a greeting', () => {
  it('cannot carry a message or a link of its author', () => {
    const hostile = greetingName('Win S$500 at www.evil.example/win <a href="https://evil.example">now</a>');
    expect(hostile).not.toMatch(/[.:/<>@"\d]/);
    expect(greetingName('x'.repeat(41))).toBe('');
    expect(greetingName("Siti Nur'aini d/o 陈伟杰")).toBe("Siti Nur'aini d o 陈伟杰");
    expect(mails.verifyMail(site, { ...to, name: '' }, link).text).toContain('Hello,');
  });

  it('never appears in a subject', () => {
    for (const mail of Object.values(every)) expect(mail.subject).not.toContain('Chen');
  });
});
