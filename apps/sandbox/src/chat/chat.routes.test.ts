import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxParties } from '../plugin.ts';
import { type FakePorts, fakePorts } from '../test/fake-ports.ts';
import { answers } from './copy.ts';

let app: FastifyInstance;
let ports: FakePorts;
beforeEach(async () => {
  ports = fakePorts();
  app = Fastify();
  await app.register(sandboxParties(ports));
});

const host = 'localhost:4000';
const meiLin = { bpNo: '1000145021', accountNo: '8934521670', mobileNo: '+6591234567', sub: 'subject-1' };
const post = (path: string, fields: Record<string, string>, origin = ports.portalOrigin) =>
  app.inject({
    method: 'POST',
    url: `/sandbox/chat/${path}`,
    headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const begin = async (fields: Record<string, string>) => (await post('talk', fields)).json();

describe('the page of the chat', () => {
  it('can be framed by the portal’s own origin alone', async () => {
    const { headers, body } = await app.inject({ url: '/sandbox/chat', headers: { host } });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(body).toContain('DEMO');
  });

  it('shows nothing of its address', async () => {
    const { body } = await app.inject({ url: '/sandbox/chat?chatToken=secret-token', headers: { host } });
    expect(body).not.toContain('secret-token');
  });
});

describe('a talk', () => {
  it('begins with the account of its token, and the time of the sandbox', async () => {
    expect(await begin(meiLin)).toMatchObject({
      customer: meiLin,
      day: 'Today, 3:42 PM',
      messages: [{ from: 'chat', text: answers.hello('8934521670') }],
    });
  });

  it('continues after the frame was loaded again, by its name alone', async () => {
    const { id } = await begin(meiLin);
    expect((await post('message', { talk: id, text: 'PayNow?' })).json()).toEqual({
      texts: [answers.payNow],
    });
    const again = await begin({ talk: id });
    expect(again.messages.map(({ text }: { text: string }) => text)).toEqual([
      answers.hello('8934521670'),
      'PayNow?',
      answers.payNow,
    ]);
    ports.clock.shift(86_400_000);
    expect((await begin({ talk: id })).day).toBe('20 Nov 2026, 3:42 PM');
  });

  it('continues for the same person about another account, with a question about that one', async () => {
    const { id } = await begin(meiLin);
    const other = await begin({ ...meiLin, accountNo: '8934530018', talk: id });
    expect(other.id).toBe(id);
    expect(other.messages.at(-1).text).toBe(answers.otherAccount('8934530018'));
  });

  it('ends for good when another person comes', async () => {
    const { id } = await begin(meiLin);
    await post('message', { talk: id, text: 'my secret' });
    const bernard = await begin({ ...meiLin, sub: 'subject-2', accountNo: '8934530018', talk: id });
    expect(bernard.id).not.toBe(id);
    expect(JSON.stringify(bernard)).not.toContain('my secret');
    expect((await post('talk', { talk: id })).statusCode).toBe(404);
  });

  it('is forgotten when everything is reset', async () => {
    const { id } = await begin(meiLin);
    await app.inject({
      method: 'POST',
      url: '/sandbox/reset',
      headers: { host, origin: ports.portalOrigin },
    });
    expect((await post('talk', { talk: id })).statusCode).toBe(404);
  });

  it('refuses an empty message, one that is too long, and one for an unknown talk', async () => {
    const { id } = await begin(meiLin);
    expect((await post('message', { talk: id, text: '  ' })).statusCode).toBe(400);
    expect((await post('message', { talk: id, text: '电'.repeat(400) })).statusCode).toBe(200);
    expect((await post('message', { talk: id, text: 'x'.repeat(401) })).statusCode).toBe(400);
    expect((await post('message', { talk: 'none', text: 'hello' })).statusCode).toBe(404);
  });

  it('cannot be started by another site, nor without a person', async () => {
    expect((await post('talk', meiLin, 'http://evil.example')).statusCode).toBe(403);
    expect((await post('talk', {})).statusCode).toBe(404);
    expect((await post('talk', { ...meiLin, sub: '<b>' })).statusCode).toBe(404);
  });
});
