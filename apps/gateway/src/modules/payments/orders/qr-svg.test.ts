import { createCanvas, loadImage } from '@napi-rs/canvas';
import { accountNo as canonical } from '@portal/contract/values';
import { cents } from '@portal/domain/money';
import { paynowPayload } from '@portal/domain/paynow-qr/build';
import { readPaynow } from '@portal/domain/paynow-qr/read';
import { orderId, orderReference } from '@portal/domain/paynow-qr/reference';
import type { SgMonth } from '@portal/domain/sg-time';
import jsqr from 'jsqr';
import { expect, test } from 'vitest';
import { qrSvg } from './qr-svg.ts';

/** As somebody's camera sees it: pixels, and a reader that knows nothing of ours. */
async function scanned(svg: string, size: number) {
  const image = await loadImage(Buffer.from(svg));
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0, size, size);
  const { data } = context.getImageData(0, 0, size, size);
  return jsqr.default(new Uint8ClampedArray(data), size, size);
}

const numbers = ['8934521670', '12345678-9', '0012345678'];
const amounts = [1, 99, 10_000, 12_845, 999_999_999_999];
const orders = [1, 204_817, 99_999_999];
const payees = [
  { uen: '202400001N', merchantName: 'DEMO UTILITIES' },
  { uen: '202400001NABC', merchantName: "A Company & Sons' Utilities" },
];

const cases = numbers.flatMap((number) =>
  amounts.flatMap((amount) => orders.map((order) => ({ number, amount, order }))),
);

test.each(cases)('the code of $number over $amount cents, order $order, is read back', async (one) => {
  for (const payee of payees) {
    const id = orderId('2026-11' as SgMonth, one.order);
    const payload = paynowPayload({
      ...payee,
      amount: cents(one.amount),
      reference: orderReference([canonical.parse(one.number)], id),
      validUntil: Date.parse('2026-11-20T23:59:59+08:00'),
      merchantCity: 'Singapore',
    });
    const svg = await qrSvg(payload);
    expect(svg).toMatch(/^<svg[^>]* width="240" height="240"/);
    expect(svg).not.toMatch(/style|script|href/);
    const read = await scanned(svg, 480);
    expect(read?.data).toBe(payload);
    // At this many modules a picture of 240 still has more than three pixels for each.
    expect(read?.version).toBeLessThanOrEqual(13);
    expect(readPaynow(read?.data ?? '').code).toMatchObject({ amount: one.amount });
  }
});

test('a code that is a third covered is still read: level H', async () => {
  const payload = 'PN-2611-200001'.repeat(8);
  const svg = await qrSvg(payload);
  const spot = '<circle cx="50%" cy="50%" r="10%" fill="#ffffff"/>';
  expect((await scanned(svg.replace('</svg>', `${spot}</svg>`), 480))?.data).toBe(payload);
});
