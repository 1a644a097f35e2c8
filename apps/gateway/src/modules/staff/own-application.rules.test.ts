import { describe, expect, it } from 'vitest';
import { isSamePerson } from './own-application.rules.ts';

const siti = { email: 'siti@example.com', mobile: '+65 9123 4567' };

describe('a member of staff and an applicant', () => {
  it.each([
    ['the same e-mail, however it is written', { email: ' Siti@Example.com ', mobile: '' }, true],
    [
      'the same mobile number, however it is written',
      { email: 'other@example.com', mobile: '91234567' },
      true,
    ],
    ['another e-mail and another number', { email: 'other@example.com', mobile: '+6591234568' }, false],
    ['nothing that is known of them', { email: '', mobile: '' }, false],
  ])('an applicant with %s is matched with staff by e-mail and mobile number', (_what, applicant, isSame) => {
    expect(isSamePerson(siti, applicant)).toBe(isSame);
  });

  it('staff and applicant without e-mail and mobile number do not match', () => {
    expect(isSamePerson({ email: '', mobile: '' }, { email: '', mobile: '' })).toBe(false);
    expect(isSamePerson({ email: ' ', mobile: '+65' }, { email: ' ', mobile: '+65' })).toBe(false);
  });
});
