/** The export of writes over HTTP: one signed POST for each, which its receiver may get twice and knows by its id. */
import type { Clock } from '@portal/domain/clock';
import type { Config } from '../../config.ts';
import type { Json } from '../../db/tables/columns.ts';
import { signedPost } from '../signed-post.ts';

export interface WriteExport {
  /** Rejects unless the receiver has taken it. @param id the same at each delivery */
  send(id: string, write: Json): Promise<void>;
}

/** Has no cause: answers may quote what was sent. */
class NotTaken extends Error {
  override name = 'NotTaken';
}

/** @returns null without an address: nothing is exported */
export function createWriteExport(
  { EXPORT_URL, EXPORT_SECRETS }: Pick<Config, 'EXPORT_URL' | 'EXPORT_SECRETS'>,
  clock: Clock,
): WriteExport | null {
  const [secret] = EXPORT_SECRETS;
  if (EXPORT_URL === undefined || secret === undefined) return null;
  return {
    async send(id, write) {
      const content = { id, write };
      const { status } = await signedPost({ url: EXPORT_URL, secret, now: clock.now(), content });
      if (status < 200 || status > 299) throw new NotTaken(`status ${status}`);
    },
  };
}
