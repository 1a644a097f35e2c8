import { useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RestAnswer } from '../../../../gallery/state.ts';
import { leaveState, renderState } from '../../../../gallery/test/render-state.tsx';
import { states } from '../company-manual.states.tsx';
import { mockApplication, mockForm, mockPending, mockReceived } from '../manual.mocks.ts';
import { ApplicationState } from '../standing.mocks.tsx';

beforeEach(() => {
  window.dataLayer = [];
});
afterEach(() => {
  leaveState();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

type Answer = RestAnswer | ((count: number) => RestAnswer);
interface Upload {
  readonly key: string | null;
  readonly params: unknown;
  readonly file: File;
}

/** Step 2, and what was uploaded from it. @param known what the gateway says each time it is asked */
function open(linkCompanyManual: Answer, known = [mockApplication(), mockReceived()], companyForm?: Answer) {
  const onStatusChanged = vi.fn();
  const drawn = renderState({
    ...states.document,
    answers: {
      'reg:companyApplication': (count) => ({
        data: { application: known[count - 1] ?? known.at(-1) ?? null },
      }),
      'reg:validateCustomerDetails': {
        data: { accountNo: '8920031174', postalCode: '573968', uen: '201900042H', companyName: 'Sin Ming' },
      },
    },
    rest: { linkCompanyManual, ...(companyForm ? { companyForm } : {}) },
    render: () => (
      <>
        <ApplicationState source="K" onStatusChanged={onStatusChanged} />
        <AskAgain />
      </>
    ),
  });
  const uploads: Upload[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (init?.body instanceof FormData) {
      const file = init.body.get('file');
      if (!(file instanceof File)) throw new Error('no file');
      const params: unknown = JSON.parse(String(init.body.get('params')));
      uploads.push({ key: new Headers(init.headers).get('idempotency-key'), params, file });
    }
    return answer(input, init);
  };
  return { ...drawn, onStatusChanged, uploads };
}

function AskAgain() {
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => void client.refetchQueries()}>
      Ask again
    </button>
  );
}

const input = () =>
  screen.findByLabelText<HTMLInputElement>(/^(Choose a file|Replace)/, { selector: 'input' });
async function choose(file: File): Promise<void> {
  fireEvent.change(await input(), { target: { files: [file] } });
}
const tick = () => fireEvent.click(screen.getByRole('checkbox'));
const submitButton = () => screen.getByRole('button', { name: 'Submit application' });
const submit = () => fireEvent.click(submitButton());
async function sendForm(file = mockForm()): Promise<void> {
  await choose(file);
  tick();
  submit();
}
const textOf = async () =>
  within(await screen.findByRole('alert'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const received = () => screen.findByRole('heading', { name: 'We have received your application' });

describe('the form to sign', () => {
  it('is saved; one that cannot be had says so, and may be asked for again', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    open({ delay: 'infinite' }, undefined, (count) =>
      count === 1
        ? { error: 'SK_UNKNOWN_1001' }
        : { data: new Blob(['%PDF-1.7'], { type: 'application/pdf' }) },
    );
    const get = () => screen.findByRole('button', { name: 'Download form' });
    fireEvent.click(await get());
    const alert = await screen.findByRole('alertdialog', {}, { timeout: 10_000 });
    expect(alert.textContent).toContain('Error');
    expect(alert.textContent).toContain('An unexpected error has occured. Please try again later.');
    expect(saved).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    fireEvent.click(await get());
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  });
});

describe('the form to sign on a kiosk, which saves nothing', () => {
  it('cannot be downloaded, and is said to be elsewhere', async () => {
    renderState(states.documentKiosk);
    expect(await screen.findByText(/log in on your own phone or computer/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download form' })).toBeNull();
  });
});

describe('the signed form', () => {
  it.each([
    [mockForm('form.docx', 10), 'The file must be a .pdf, .jpg, .jpeg or .png'],
    [mockForm('form.pdf', 4_000_001), 'The file must not be larger than 4 MB'],
    [mockForm('form.pdf', 0), 'The file is empty. Please choose another file.'],
  ])('%o is refused when it is chosen, and never leaves', async (file, text) => {
    const { uploads } = open({ data: { status: 'Success' } });
    await choose(file);
    expect(screen.getByText(text, { selector: '.field-error' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    tick();
    submit();
    expect(await textOf()).toEqual([text]);
    expect(uploads).toHaveLength(0);
  });

  it('the signed form and the tick are asked for, in that order', async () => {
    const { uploads } = open({ data: { status: 'Success' } });
    await input();
    submit();
    expect(await textOf()).toEqual([
      'Please upload the signed form',
      'Please accept the Terms and Conditions',
    ]);
    fireEvent.click(screen.getByRole('link', { name: 'Please upload the signed form' }));
    expect(document.activeElement).toBe(await input());
    expect(uploads).toHaveLength(0);
  });

  it('may be removed and another chosen; the picker has the focus then', async () => {
    open({ delay: 'infinite' });
    await choose(mockForm('first.pdf'));
    fireEvent.click(screen.getByRole('button', { name: 'Remove first.pdf' }));
    expect(screen.queryByText('first.pdf')).toBeNull();
    expect(document.activeElement).toBe(await input());
    await choose(mockForm('second.pdf', 812_400));
    expect(screen.getByText('second.pdf', { selector: 'strong' })).toBeTruthy();
    expect(screen.getByText('812 KB')).toBeTruthy();
  });

  it('may be dropped, and missing the place does not lose the page', async () => {
    open({ delay: 'infinite' });
    const place = (await input()).parentElement as HTMLElement;
    fireEvent.drop(place, { dataTransfer: { files: [mockForm('dropped.pdf')] } });
    expect(screen.getByText('dropped.pdf', { selector: 'strong' })).toBeTruthy();
    const missed = new Event('drop', { cancelable: true, bubbles: true });
    document.body.dispatchEvent(missed);
    expect(missed.defaultPrevented).toBe(true);
  });

  it('goes with the three values and the source, once; then it is received', async () => {
    const { uploads, onStatusChanged } = open({ data: { status: 'Success', reference: 'LC-2611-0418' } });
    const form = mockForm();
    await sendForm(form);
    submit();
    await received();
    await waitFor(() => expect(onStatusChanged).toHaveBeenCalledOnce());
    expect(document.activeElement?.tagName).toBe('H1');
    expect(uploads).toHaveLength(1);
    expect(uploads[0]).toMatchObject({
      params: { accountNo: '8920031174', postal: '573968', uen: '201900042H', source: 'K' },
      file: { name: form.name, size: form.size },
    });
    expect(window.dataLayer).toEqual([{ event: 'link_company', result: 'Success' }]);
  });

  it('the signed form that is asked for once more begins with nothing chosen and nothing ticked', async () => {
    open({ data: { status: 'Success' } }, [mockApplication(), mockReceived(), mockPending()]);
    await sendForm();
    await received();
    fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByText('What is wrong, and what to send instead')).toBeTruthy();
    expect(screen.queryByText('link-form-signed.pdf')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  it('is received also when nobody can be asked about it afterwards', async () => {
    renderState({
      ...states.document,
      answers: {
        'reg:companyApplication': (count) =>
          count === 1 ? { data: { application: mockApplication() } } : { error: 'SK_UNKNOWN_1001' },
      },
      rest: { linkCompanyManual: { data: { status: 'Success' } } },
    });
    await sendForm();
    await received();
    expect(screen.getByText('link-form-signed.pdf')).toBeTruthy();
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('20 Nov 2026, 3:02 PM');
  });

  it('leaves nothing in the storage of the browser', async () => {
    open({ delay: 'infinite', sent: 0.5 });
    await sendForm();
    await screen.findByRole('progressbar');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });
});

describe('an upload', () => {
  it('shows how far it is and how long it takes, and is told every 25 percent', async () => {
    open({ delay: 'infinite', sent: 0.68 });
    await sendForm();
    expect(await screen.findByText('68% uploaded, about 4 seconds left')).toBeTruthy();
    expect(screen.getByText('2.6 of 3.8 MB')).toBeTruthy();
    expect(screen.getByText('50% uploaded', { selector: '[role="status"]' })).toBeTruthy();
    expect(screen.getByText('Please wait for the upload to finish.')).toBeTruthy();
    expect(submitButton().getAttribute('aria-disabled')).toBe('true');
  });

  it('an upload that is stopped stores nothing; file and tick stay, and it goes again under its key', async () => {
    const { uploads } = open((count) =>
      count === 1 ? { delay: 'infinite', sent: 0.5 } : { data: { status: 'Success' } },
    );
    await sendForm();
    const stop = await screen.findByRole('button', { name: 'Stop uploading link-form-signed.pdf' });
    await screen.findByText(/^50% uploaded,/);
    fireEvent.click(stop);
    expect(await screen.findByText('Upload stopped. Nothing was saved.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(window.dataLayer).toEqual([]);
    submit();
    await received();
    expect(uploads.map(({ key }) => key)).toEqual([uploads[0]?.key, uploads[0]?.key]);
  });

  it('an upload that has arrived is not stopped any more', async () => {
    open({ delay: 'infinite', sent: 1 });
    await sendForm();
    expect(
      await screen.findByText('Uploaded. The file is being checked.', { selector: 'p:not([role])' }),
    ).toBeTruthy();
    const stop = screen.getByRole('button', { name: 'Stop uploading link-form-signed.pdf' });
    fireEvent.click(stop);
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await act(async () => {});
    expect(stop.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('progressbar')).toBeTruthy();
  });

  it('an upload whose connection breaks says so, loses nothing, and is repeated under the same key', async () => {
    const { uploads } = open(
      (count) => (count === 1 ? { isCut: true } : { data: { status: 'Success' } }),
      [mockApplication(), mockApplication(), mockReceived()],
    );
    await sendForm();
    expect(await textOf()).toEqual(['An error occurred while linking your account. Please try again.']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    expect(screen.getByText('link-form-signed.pdf', { selector: 'strong' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(window.dataLayer).toMatchObject([{ event: 'link_company', result: 'Failure', code: 'other' }]);
    submit();
    await received();
    expect(uploads).toHaveLength(2);
    expect(uploads[1]?.key).toBe(uploads[0]?.key);
  });

  it('an upload whose answer alone was lost is found to have arrived', async () => {
    open({ isCut: true });
    await sendForm();
    expect(await received()).toBeTruthy();
  });

  it('an upload of another file has another key', async () => {
    const { uploads } = open({ isCut: true }, [mockApplication()]);
    await sendForm();
    await textOf();
    await choose(mockForm());
    submit();
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(uploads[1]?.key).not.toBe(uploads[0]?.key);
  });

  it('an upload whose file is not what it says is refused at the file, and not sent again', async () => {
    const { uploads } = open({ error: 'SK_FILE_1003' });
    await sendForm();
    const text = 'The file cannot be accepted. Please choose another file.';
    expect(await textOf()).toEqual([text]);
    expect(screen.getByText(text, { selector: '.field-error' })).toBeTruthy();
    submit();
    await act(async () => {});
    expect(uploads).toHaveLength(1);
  });

  it.each([
    ['SK_LINK_1001', 'Please ensure that the details provided are valid.'],
    ['SK_LIMIT_1001', 'You have tried too many times. Please try again later.'],
  ])('an upload refused with %s says why', async (error, text) => {
    open({ error });
    await sendForm();
    expect(await textOf()).toEqual([text]);
  });

  it('a failure because the session ended is told by the end of the session alone', async () => {
    open({ error: 'SK_SEC_1000' });
    await sendForm();
    await waitFor(() => expect(submitButton().getAttribute('aria-disabled')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('going back a step', () => {
  it('stops an upload and keeps the file and the tick for coming again', async () => {
    open({ delay: 'infinite', sent: 0.5 }, [mockApplication()]);
    await sendForm();
    await screen.findByText(/^50% uploaded,/);
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('link-form-signed.pdf', { selector: 'strong' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('going back a step with other details lets go of the form that was signed for the first ones', async () => {
    open({ delay: 'infinite' }, [mockApplication(), mockApplication({ accountNo: '8920031175' })]);
    await choose(mockForm());
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await input()).toBeTruthy();
    expect(screen.queryByText('link-form-signed.pdf')).toBeNull();
  });
});
