/** The chat's token: 256 random bits that say nothing; kept as a hash, so that who reads the table has none. */
import { createHash, randomBytes } from 'node:crypto';

export const CHAT_TOKEN_MS = 60_000;

export const newChatToken = (): string => randomBytes(32).toString('base64url');

export const hashOfChatToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
