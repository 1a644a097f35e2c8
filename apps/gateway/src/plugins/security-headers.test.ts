import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { contentPolicy, headersWithoutHooks, securityHeaders } from './security-headers.ts';

const own = { issuer: 'https://portal.example/oidc', publicOrigin: 'https://portal.example' };

describe('the content security policy', () => {
  it('allows a chat of another origin to be framed and probed, and nothing else', () => {
    const policy = contentPolicy({ ...own, CHAT_URL: 'https://chat.example/start?brand=1' });
    expect(policy['frame-src']).toEqual(["'self'", 'https://chat.example']);
    expect(policy['connect-src']).toEqual(["'self'", 'https://chat.example']);
    const others = Object.entries(policy).filter(([name]) => !/^(frame|connect)-src$/.test(name));
    expect(JSON.stringify(others)).not.toContain('chat.example');
  });

  it('names an origin once when the chat shares that of the portal or of the issuer', () => {
    expect(contentPolicy({ ...own, CHAT_URL: 'https://portal.example/chat' })['frame-src']).toEqual([
      "'self'",
    ]);
    const foreign = { ...own, issuer: 'https://id.example/', CHAT_URL: 'https://id.example/chat' };
    expect(contentPolicy(foreign)['frame-src']).toEqual(["'self'", 'https://id.example']);
  });

  it('forbids framing of the portal also with a chat', () => {
    expect(contentPolicy({ ...own, CHAT_URL: 'https://chat.example/' })['frame-ancestors']).toEqual([
      "'none'",
    ]);
  });
});

describe('the headers of every reply', () => {
  const secure = { ...own, CHAT_URL: undefined };

  async function headersOf(path: string): Promise<Record<string, unknown>> {
    const app = Fastify();
    await app.register(securityHeaders, { config: secure });
    app.get('/page', async () => 'a page');
    app.get('/silent', { config: { framedBySelf: true } }, async () => 'a framed page');
    const { headers } = await app.inject({ url: path });
    await app.close();
    return headers;
  }

  it.each(['/page', '/nothing'])(
    'forbid frames, scripts of others and plain connections: %s',
    async (path) => {
      const { 'content-security-policy': policy, ...others } = await headersOf(path);
      const { 'content-security-policy': _, ...expected } = headersWithoutHooks(secure);
      expect(others).toMatchObject({
        ...expected,
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
      expect(policy).toContain("default-src 'self';script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
    },
  );

  it('let the portal itself, and nobody else, frame the page of silent renewal', async () => {
    const headers = await headersOf('/silent');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });
});
