/** Loads a page anew as a customer who was there before: what is asked for, what it weighs, how steady it comes. */
import type { Page } from '@playwright/test';

export const firstScreenScript = new URL('in-page/first-screen.js', import.meta.url).pathname;

export interface FirstScreen {
  /** Addresses asked for, those that came from the cache as well. */
  readonly requests: readonly string[];
  /** Of the scripts, style sheets and answers that came over the network. */
  readonly bytes: number;
  /** Milliseconds after the reload began. */
  readonly largestPaint: number;
  readonly ready: number;
  /** Sum of all layout shifts, with a line for each. */
  readonly shift: number;
  readonly moved: readonly string[];
}

export interface Slowness {
  readonly cpu: number;
  readonly latency: number;
  /** Bits in a second. */
  readonly throughput: number;
}

/** A slow phone on a poor connection. */
export const slowPhone: Slowness = { cpu: 4, latency: 150, throughput: 1_600_000 };

/** Nothing came or was asked for so long: the page is whole. Milliseconds. */
const QUIET = 800;

/** Needs firstScreenScript in the page's context. */
export async function reloadMeasured(page: Page, slow?: Slowness): Promise<FirstScreen> {
  const cdp = await page.context().newCDPSession(page);
  const requests: string[] = [];
  let bytes = 0;
  let lastNews = Date.now();
  let reloaded: string | undefined;
  cdp.on('Network.requestWillBeSent', ({ request, type, loaderId }) => {
    lastNews = Date.now();
    if (type === 'Document') reloaded = loaderId;
    // The page before goes on asking until the answer of the reload has come.
    if (loaderId === reloaded && /^https?:/.test(request.url))
      requests.push(`${request.method} ${new URL(request.url).pathname}`);
  });
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    lastNews = Date.now();
    bytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  if (slow) {
    const perSecond = slow.throughput / 8;
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latency,
      downloadThroughput: perSecond,
      uploadThroughput: perSecond,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
  }
  await page.reload();
  // Files loaded ahead count too; a stream that stays open is not waited for.
  do await page.waitForTimeout(100);
  while (Date.now() - lastNews < QUIET || !(await page.evaluate<boolean>('window.firstScreen.ready > 0')));
  const noted = await page.evaluate<Omit<FirstScreen, 'requests' | 'bytes'>>('window.firstScreen');
  await cdp.detach();
  return { ...noted, requests, bytes };
}
