/**
 * Looks over every page of a test's shoulder: no error in the console, no violation of the content policy,
 * no request that leaves this computer, no personal data in an address.
 */
import type { BrowserContext, Page, Request } from '@playwright/test';
import { personalDataIn } from './personal-data.ts';

export interface Watch {
  /** Findings of this form are what the test provokes. */
  allow(expected: RegExp): void;
  /** Addresses requested so far. */
  readonly addresses: readonly string[];
  /** Errors of the page that the test did not allow. */
  findings(): string[];
}

const reporter = new URL('in-page/report-violations.js', import.meta.url).pathname;
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

function addressFindings(address: string): string[] {
  if (/^(data|blob|about|chrome-error):/.test(address)) return [];
  const url = new URL(address);
  const away = loopback.has(url.hostname) ? [] : [`a request left this computer: ${url.origin}`];
  return [...away, ...personalDataIn(url).map((what) => `${what} stands in an address: ${url.pathname}`)];
}

export async function watchOver(context: BrowserContext): Promise<Watch> {
  const errors: string[] = [];
  const addresses: string[] = [];
  const allowed: RegExp[] = [];
  await context.addInitScript({ path: reporter });
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (problem) => errors.push(`uncaught: ${problem.error().message}`));
  context.on('request', (request: Request) => addresses.push(request.url()));
  context.on('page', (page: Page) => {
    page.on('crash', () => errors.push('a page crashed'));
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
  });
  return {
    addresses,
    allow: (expected) => allowed.push(expected),
    findings: () =>
      [...errors, ...new Set(addresses.flatMap(addressFindings))].filter(
        (finding) => !allowed.some((expected) => expected.test(finding)),
      ),
  };
}
