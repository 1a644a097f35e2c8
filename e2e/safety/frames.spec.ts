import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/test.ts';

test('no other site can put the portal in a frame', async ({ page, portal, watch }) => {
  watch.allow(/frame-ancestors|Refused to (frame|display)|Framing|chrome-error/);
  const server = createServer((_request, response) => {
    const frames = ['/welcome', '/login', '/dashboard', '/idp/forgot-password', '/sandbox', '/sandbox/chat']
      .map((path) => `<iframe src="${portal.origin}${path}"></iframe>`)
      .join('');
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>x</title>${frames}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForLoadState('networkidle');
  const framed = page
    .frames()
    .slice(1)
    .map((frame) => frame.url());
  expect(framed).toEqual(Array(6).fill('chrome-error://chromewebdata/'));
  server.close();
  server.closeAllConnections();
});
