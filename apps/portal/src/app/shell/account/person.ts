/** The person of the header with the addresses of their settings, for panel and drawer. */
import type { PublicConfig } from '../../../lib/config.ts';
import type { Session } from '../../../lib/session/session.ts';

/** Pages of the identity provider with the way back to this page; null: it has none. */
export type ProfilePages = PublicConfig['identity']['profileUrls'];

export interface HeaderPerson {
  readonly session: Session;
  readonly pages: ProfilePages;
  readonly pathname: string;
  onChangePassword(): void;
}
