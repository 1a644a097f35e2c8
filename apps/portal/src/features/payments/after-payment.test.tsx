import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { setSession } from '../../lib/session/session.ts';
import { hearOtherTabs, notifyOtherTabs, refreshLedger } from './after-payment.ts';
import { usePaymentNews } from './use-payment-news.ts';

afterEach(() => {
  cleanup();
  setSession(null);
});

const meiLin = 'subject-of-mei-lin';
const signIn = (subject: string) =>
  setSession({ subject, email: null, emailVerified: true, name: null, isInternal: false });

/** A card that asks for one thing; shows how often it was asked. */
function Asks({ named }: { readonly named: string }) {
  const { data } = useQuery({ queryKey: [named, {}], queryFn: () => counted(named) });
  return <p>{`${named} ${data ?? 0}`}</p>;
}
const counts = new Map<string, number>();
function counted(named: string): number {
  const count = (counts.get(named) ?? 0) + 1;
  counts.set(named, count);
  return count;
}
function Tab() {
  usePaymentNews();
  return ['bills:outstandingPayment', 'v2/payables', 'v1/history', 'user:getAccounts'].map((named) => (
    <Asks key={named} named={named} />
  ));
}

function openTab() {
  counts.clear();
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <Tab />
    </QueryClientProvider>,
  );
  return client;
}

describe('a payment in another tab', () => {
  it('shows in this one within a second: what the ledger answers is asked for anew, and nothing else', async () => {
    signIn(meiLin);
    openTab();
    await screen.findByText('bills:outstandingPayment 1');
    notifyOtherTabs(meiLin);
    await screen.findByText('bills:outstandingPayment 2', {}, { timeout: 1_000 });
    await screen.findByText('v2/payables 2');
    await screen.findByText('v1/history 2');
    expect(screen.getByText('user:getAccounts 1')).toBeTruthy();
  });

  it('a payment of somebody else changes nothing', async () => {
    signIn(meiLin);
    openTab();
    await screen.findByText('bills:outstandingPayment 1');
    let received = 0;
    const stop = hearOtherTabs('somebody-else', () => {
      received += 1;
    });
    notifyOtherTabs('somebody-else');
    await waitFor(() => expect(received).toBe(1));
    stop();
    expect(screen.getByText('bills:outstandingPayment 1')).toBeTruthy();
  });

  it('is heard by nobody after they have left', async () => {
    let received = 0;
    const stop = hearOtherTabs(meiLin, () => {
      received += 1;
    });
    stop();
    notifyOtherTabs(meiLin);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(received).toBe(0);
  });
});

describe('an open page', () => {
  it('follows a decision of staff: when what is owed has changed, its histories are asked for anew', async () => {
    signIn(meiLin);
    const client = openTab();
    const key = ['bills:outstandingPayment', { accounts: [] }];
    const tell = (checking: number) => client.setQueryData(key, { outstanding: { total: 12_845, checking } });
    await screen.findByText('v1/history 1');
    tell(6_005);
    tell(6_005);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(screen.getByText('v1/history 1'), 'nothing has changed').toBeTruthy();
    tell(0);
    await screen.findByText('v1/history 2');
    expect(screen.getByText('user:getAccounts 1')).toBeTruthy();
  });
});

describe('figures after a payment', () => {
  it('are not called new when one of them could not be had', async () => {
    const client = createQueryClient();
    let count = 0;
    function Fails() {
      const { data } = useQuery({
        queryKey: ['bills:outstandingPayment'],
        queryFn: () => {
          count += 1;
          if (count > 1) throw new Error('cut');
          return 'due';
        },
      });
      return <p>{data}</p>;
    }
    render(
      <QueryClientProvider client={client}>
        <Fails />
      </QueryClientProvider>,
    );
    await screen.findByText('due');
    await expect(refreshLedger(client)).rejects.toThrow();
  });
});
