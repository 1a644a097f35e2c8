import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxParties } from '../plugin.ts';
import { type FakePorts, fakePorts } from '../test/fake-ports.ts';

let app: FastifyInstance;
let ports: FakePorts;

beforeEach(async () => {
  ports = fakePorts();
  app = Fastify();
  await app.register(sandboxParties(ports));
});

const host = 'localhost:4000';
const show = async (url: string) => (await app.inject({ url, headers: { host } })).body;

describe('the mailbox', () => {
  it('shows the newest mail first and marks unread mails', async () => {
    ports.arrive({ subject: 'First' });
    ports.arrive({ subject: 'Second', recipient: 'meilin@example.com' });
    const page = await show('/sandbox/mailbox');
    expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'));
    expect(page.match(/sb-mail-new/g)).toHaveLength(2);
    await show('/sandbox/mailbox/2');
    expect((await show('/sandbox/mailbox')).match(/sb-mail-new/g)).toHaveLength(1);
  });

  it('finds mails by recipient or subject and keeps the search in its links', async () => {
    ports.arrive({ subject: 'First' });
    ports.arrive({ subject: 'Second', recipient: 'meilin@example.com' });
    const page = await show('/sandbox/mailbox?search=MEILIN');
    expect(page).toContain('href="/sandbox/mailbox/2?search=MEILIN"');
    expect(page).not.toContain('First');
  });

  it('never lets the HTML of a mail into its own page', async () => {
    ports.arrive({ subject: '<img src=x>', html: '<script>steal()</script>', text: '<b>text</b>' });
    for (const view of ['message', 'text', 'source']) {
      const page = await show(`/sandbox/mailbox/1?view=${view}`);
      expect(page).not.toContain('<script>steal');
      expect(page).not.toContain('<b>text');
      expect(page).not.toContain('<img');
    }
    expect(await show('/sandbox/mailbox/1?view=source')).toContain('&lt;script&gt;steal()&lt;/script&gt;');
    expect(await show('/sandbox/mailbox/1?view=text')).toContain('&lt;b&gt;text&lt;/b&gt;');
  });

  it('serves the HTML to a frame that runs no script and opens links beside the mailbox', async () => {
    ports.arrive({
      html: '<!doctype html><html><head lang="en"><title>x</title></head><body></body></html>',
    });
    const { body, headers } = await app.inject({ url: '/sandbox/mailbox/1/html', headers: { host } });
    expect(body).toContain('<head lang="en"><base target="_blank">');
    expect(String(headers['content-security-policy'])).toMatch(
      /default-src 'none';.* sandbox (?!.*allow-scripts)/,
    );
    expect(await show('/sandbox/mailbox/1')).toMatch(/<iframe[^>]* sandbox="(?![^"]*allow-scripts)/);
  });

  it('sends the new mails to its script as plain values', async () => {
    ports.arrive({ subject: 'A & B' });
    expect((await app.inject({ url: '/sandbox/mailbox/list', headers: { host } })).json()).toEqual([
      {
        id: 1,
        subject: 'A & B',
        recipient: 'hui@example.com',
        seen: false,
        time: '3:42 PM',
        address: '/sandbox/mailbox/1',
      },
    ]);
  });

  it.each([
    '/sandbox/mailbox/7',
    '/sandbox/mailbox/7/html',
    '/sandbox/mailbox/x',
    '/sandbox/mailbox/1%20or%201',
  ])('has no mail at %s', async (url) => {
    ports.arrive({});
    expect((await app.inject({ url, headers: { host } })).statusCode).toBe(404);
  });
});

describe('emptying the mailbox', () => {
  const press = (origin: string) =>
    app.inject({ method: 'POST', url: '/sandbox/mailbox/empty', headers: { host, origin } });

  it('requires a confirmation before it deletes', async () => {
    ports.arrive({});
    expect(await show('/sandbox/mailbox/empty')).toContain('Empty the mailbox?');
    expect(await ports.mailbox.list()).toHaveLength(1);
    expect((await press(ports.portalOrigin)).headers.location).toBe('/sandbox/mailbox');
    expect(await ports.mailbox.list()).toEqual([]);
  });

  it('refuses a form of another site', async () => {
    ports.arrive({});
    expect((await press('http://evil.example')).statusCode).toBe(403);
    expect(await ports.mailbox.list()).toHaveLength(1);
  });

  it('is offered while there is something to delete, also when a search finds nothing', async () => {
    const offer = /id="empty"[^>]*>/;
    expect((await show('/sandbox/mailbox')).match(offer)?.[0]).toContain('hidden');
    ports.arrive({});
    expect((await show('/sandbox/mailbox')).match(offer)?.[0]).not.toContain('hidden');
    expect((await show('/sandbox/mailbox?search=nobody')).match(offer)?.[0]).not.toContain('hidden');
  });
});
