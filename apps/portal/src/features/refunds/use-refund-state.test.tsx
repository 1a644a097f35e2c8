import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Answers } from '../../gallery/state.ts';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { FLAT, mockAccount, mockCheck, mockRequests, OTHER } from './refund.mocks.ts';
import { useRefundState } from './use-refund-state.tsx';

afterEach(leaveState);

function Shown({ accountNos }: { readonly accountNos: readonly string[] }) {
  return <output>{useRefundState(accountNos).text}</output>;
}
const draw = (answers: Answers) =>
  renderState({ about: 'one line', answers, render: () => <Shown accountNos={[FLAT, OTHER]} /> });

it('names the credits of accounts that may be refunded alone', async () => {
  const foreign = mockAccount({ accountNo: OTHER, creditAmount: -50_000, refundEligCheckCode: '901' });
  draw({
    'refund:check': mockCheck(mockAccount(), foreign),
    'request:list': { data: { requests: [] } },
  });
  expect(await screen.findByText('Credit of S$212.40')).toBeTruthy();
});

it('names the state of an open request outside the hours of the service', async () => {
  draw({
    'refund:check': { data: { serviceAvailable: false, accounts: [] } },
    'request:list': { data: mockRequests() },
  });
  expect(await screen.findByText('PENDING')).toBeTruthy();
});
