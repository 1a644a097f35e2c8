import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const realFetch = globalThis.fetch;
const reload = vi.fn();
beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  vi.spyOn(location, 'reload').mockImplementation(reload);
  reload.mockReset();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  globalThis.fetch = realFetch;
});

const Panel = ({ onClose }: { onClose(): void }) => (
  <button type="button" onClick={onClose}>
    The panel
  </button>
);

function open(load: () => Promise<typeof Panel>) {
  const Part = lazyPart<{ onClose(): void }>(load);
  const onClose = vi.fn();
  render(
    <>
      <h1>Bills</h1>
      <Part onClose={onClose} />
    </>,
  );
  return { Part, onClose };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const alert = () => screen.findByRole('alertdialog', { name: 'Error' });

describe('the code of a panel', () => {
  it('is fetched once, and the panel opens at once from then on', async () => {
    const load = vi.fn(async () => Panel);
    const { Part } = open(load);
    await screen.findByRole('button', { name: 'The panel' });
    cleanup();
    render(<Part onClose={() => {}} />);
    expect(screen.getByRole('button', { name: 'The panel' })).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('a part that cannot be fetched shows an alert over the page, which stays', async () => {
    const { onClose } = open(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await alert()).textContent).toContain('An unexpected error has occured. Please try again.');
    expect(screen.getByText('Bills')).toBeTruthy();
    press('Close');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is fetched again by Try Again, however often it fails', async () => {
    let isOnline = false;
    const load = vi.fn(async () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return Panel;
    });
    open(load);
    await alert();
    press('Try Again');
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Try Again' }).getAttribute('aria-disabled')).toBeNull(),
    );
    expect(reload).not.toHaveBeenCalled();
    isOnline = true;
    press('Try Again');
    await screen.findByRole('button', { name: 'The panel' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('a part that a release has replaced comes by loading the page anew', async () => {
    globalThis.fetch = async () => new Response('ok');
    open(() => Promise.reject(new TypeError('Failed to fetch')));
    await alert();
    expect(reload).not.toHaveBeenCalled();
    press('Try Again');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});
