import { expect, it } from 'vitest';
import { giroKind } from './giro-request.ts';

it.each([
  ['2026-11-22T02:59:00.000Z', 'must approve it by Sun 22 Nov 2026, 10:59 AM.'],
  // As a release before has stored it.
  [undefined, 'must approve it too.'],
])('the second person of a company is told until when to approve: %s', (answerBy, end) => {
  const payload = {
    requestType: 'CREATION',
    type: 'EGIRO',
    ddaRefNo: 'DDA-2611-1002',
    bankCode: 'CMPKSGS0XXX',
    bankName: 'Cempaka Bank',
    segment: 'CORPORATE',
    ending: '',
    ...(answerBy !== undefined && { answerBy }),
  };
  const row = { kind: 'giro', payload } as unknown as Parameters<typeof giroKind.mail>[0];
  expect(giroKind.mail(row, 'PENDING_APPROVAL_SETUP')?.text).toContain(
    `The second person of your company ${end}`,
  );
});
