import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wireApi } from './api.ts';
import { download, fileNameIn } from './download.ts';

const realFetch = globalThis.fetch;
const saved: string[] = [];
const requests: Headers[] = [];
const sent: (RequestInit | undefined)[] = [];
const onSessionEnded = vi.fn();

function answered(response: () => Response): void {
  globalThis.fetch = async (_input, init) => {
    requests.push(new Headers(init?.headers));
    sent.push(init);
    return response();
  };
}
const pdf = (headers: Record<string, string> = {}) =>
  new Response(new Blob(['%PDF-1.7']), { headers: { 'content-type': 'application/pdf', ...headers } });

beforeEach(() => {
  wireApi({ credentials: async () => ({ accessToken: 'token', idToken: null }), onSessionEnded });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  globalThis.fetch = realFetch;
  wireApi({ credentials: async () => null, onSessionEnded: () => {} });
  vi.restoreAllMocks();
  onSessionEnded.mockReset();
  saved.length = 0;
  requests.length = 0;
  sent.length = 0;
});

describe('a file that only its owner may have', () => {
  it('is asked for with the token and saved under the name that it was given', async () => {
    answered(() => pdf({ 'content-disposition': 'attachment; filename="Link-form-201900042H.pdf"' }));
    await download('/yd-api/companyForm', 'form.pdf');
    expect(saved).toEqual(['Link-form-201900042H.pdf']);
    expect(requests[0]?.get('authorization')).toBe('Bearer token');
    expect(document.querySelector('a')).toBeNull();
  });

  it('is asked for in a body where its reference must stand in no address', async () => {
    answered(() => pdf());
    await download('/skalbox/private/bills/download', 'bill.pdf', { encryptedUrl: 'sealed' });
    expect(sent[0]).toMatchObject({ method: 'POST', body: '{"encryptedUrl":"sealed"}' });
    expect(requests[0]?.get('authorization')).toBe('Bearer token');
    expect(requests[0]?.get('content-type')).toBe('application/json');
  });

  it('has another name where it was given none', async () => {
    answered(() => pdf());
    await download('/yd-api/companyForm', 'form.pdf');
    expect(saved).toEqual(['form.pdf']);
  });

  it.each([
    [
      'refused',
      () => Response.json({ error: { code: 'SK_INPUT_1001', message: '' } }, { status: 400 }),
      'SK_INPUT_1001',
    ],
    [
      'refused in spite of its status',
      () => Response.json({ error: { code: 'SK_INPUT_1001', message: '' } }),
      'SK_INPUT_1001',
    ],
    ['a page of a proxy', () => new Response('<p>', { status: 502 }), 'other'],
    ['words in its place', () => Response.json({}), 'other'],
    ['empty', () => new Response(null, { headers: { 'content-type': 'application/pdf' } }), 'other'],
    ['not to be had', () => Response.error(), 'other'],
  ])('is not saved when it is %s', async (_what, response, code) => {
    answered(response);
    await expect(download('/yd-api/companyForm', 'form.pdf')).rejects.toMatchObject({ code });
    expect(saved).toEqual([]);
  });

  it('is nobody’s once the session has ended', async () => {
    answered(() => Response.json({ error: { code: 'SK_LOGOUT_1001', message: '' } }, { status: 401 }));
    await expect(download('/yd-api/companyForm', 'form.pdf')).rejects.toMatchObject({
      code: 'SK_LOGOUT_1001',
    });
    expect(onSessionEnded).toHaveBeenCalledWith('SK_LOGOUT_1001');
  });
});

describe('the name of a file', () => {
  it.each([
    ['attachment; filename="a b.pdf"', 'a b.pdf'],
    ['attachment; filename=form.pdf', 'form.pdf'],
    ['attachment; filename="x.pdf"; filename*=UTF-8\'\'caf%C3%A9.pdf', 'café.pdf'],
    ['attachment; filename="x.pdf"; filename*=UTF-8\'\'%E0%A4%A.pdf', 'x.pdf'],
    ['attachment; filename="../../etc/form.pdf"', 'form.pdf'],
    ['attachment; filename="C:\\forms\\form.pdf"', 'form.pdf'],
    ['attachment; filename=""', null],
    ['attachment', null],
    [null, null],
  ])('the name in %j is %j', (disposition, name) => {
    expect(fileNameIn(disposition)).toBe(name);
  });
});
