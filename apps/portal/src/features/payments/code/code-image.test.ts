import { afterEach, describe, expect, it, vi } from 'vitest';
import { setServerTime } from '../../../lib/clock.ts';
import { mockCode, mockOne } from '../payments.mocks.ts';
import { canShare, codeFile, shareCode, svgAddress } from './code-image.ts';
import { toPaynowCode } from './paynow-code.ts';

const parts = mockOne().map(({ account, amount }) => ({ account, amount }));
const code = toPaynowCode(mockCode(), parts);

/** A browser that draws: what it was asked to draw comes back. */
function drawing(): { side: number; source: string } {
  const drawn = { side: 0, source: '' };
  vi.stubGlobal(
    'Image',
    class {
      onload = () => {};
      set src(address: string) {
        drawn.source = address;
        queueMicrotask(this.onload);
      }
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => {},
    drawImage: (_: unknown, __: number, ___: number, side: number) => {
      drawn.side = side;
    },
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['png'], { type: type ?? '' })),
  );
  return drawn;
}

const device = navigator as { share?: unknown; canShare?: unknown };
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete device.share;
  delete device.canShare;
});

describe('the code as a file', () => {
  it('is a picture in whole pixels, named after account and day', async () => {
    setServerTime('2026-11-20T07:02:00.000Z');
    const drawn = drawing();
    const file = await codeFile(code);
    expect(file.name).toBe('PayNow-8934521670-20-Nov-2026.png');
    expect(file.type).toBe('image/png');
    expect(drawn.side % 65).toBe(0);
    expect(drawn.side).toBeGreaterThanOrEqual(960);
    expect(drawn.source).toBe(svgAddress(code.svg));
  });

  it('is the drawing itself where no picture can be made', async () => {
    setServerTime('2026-11-20T07:02:00.000Z');
    drawing();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const file = await codeFile(code);
    expect(file.name).toBe('PayNow-8934521670-20-Nov-2026.svg');
    expect(await file.text()).toBe(code.svg);
  });

  it('is handed on where the device can, and a change of mind is no failure', async () => {
    drawing();
    expect(canShare()).toBe(false);
    const share = vi.fn(async () => {
      throw new DOMException('', 'AbortError');
    });
    Object.assign(device, { share, canShare: () => true });
    expect(canShare()).toBe(true);
    expect(await shareCode(await codeFile(code), 'Pay by PayNow QR')).toBe(false);
    expect(share).toHaveBeenCalledOnce();
  });

  it('is saved where handing it on fails after all', async () => {
    drawing();
    setServerTime('2026-11-20T07:02:00.000Z');
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const share = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
    Object.assign(device, { share, canShare: () => true });
    expect(await shareCode(await codeFile(code), 'Pay by PayNow QR')).toBe(true);
    expect(saved).toEqual(['PayNow-8934521670-20-Nov-2026.png']);
  });
});
