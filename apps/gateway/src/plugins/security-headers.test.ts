import { describe, expect, it } from 'vitest';
import { contentPolicy } from './security-headers.ts';

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
