/**
 * Typed values of a flow while it is open: a reload and the way back lose nothing. In the session storage of this tab,
 * by person, for a day; on a kiosk in the memory of the page (storage.ts). A log-out forgets it (T17).
 */
import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { deviceNow } from '../lib/clock.ts';
import { hashSubject } from '../lib/session/subject-hash.ts';
import { useSession } from '../lib/session/use-session.ts';
import { forget, keep, readStored, storageKeys } from '../lib/storage.ts';
import { parseDraft } from './draft.rules.ts';

interface DraftOptions<Data extends object> {
  /** Name of the flow, one of its own. */
  readonly flow: string;
  /** Judges what was kept: storage may hold anything. */
  readonly schema: z.ZodMiniType<Data>;
  readonly empty: Data;
}

export interface WizardDraft<Data> {
  readonly data: Data;
  change(part: Partial<Data>): void;
  /** It was sent: the next one begins empty. */
  forget(): void;
}

export function useWizardDraft<Data extends object>({
  flow,
  schema,
  empty,
}: DraftOptions<Data>): WizardDraft<Data> {
  const subject = useSession()?.subject ?? '';
  const key = `${storageKeys.draftPrefix}${hashSubject(subject)}.${flow}`;
  const [data, setData] = useState(
    () => parseDraft(readStored('session', key), schema, deviceNow()) ?? empty,
  );
  // Two changes of one moment are both kept.
  const latest = useRef(data);
  return {
    data,
    change(part) {
      latest.current = { ...latest.current, ...part };
      keep('session', key, JSON.stringify({ keptAt: deviceNow(), data: latest.current }));
      setData(latest.current);
    },
    forget() {
      forget('session', key);
      latest.current = empty;
      setData(empty);
    },
  };
}
