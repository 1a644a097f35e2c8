/**
 * The chat's own page in a frame, under a skeleton until it is there. Knows nothing of what happens inside: a
 * foreign page tells only that something was loaded.
 */
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useSkeletonPhase } from '../../ui/loading/skeleton-timing.ts';
import styles from './chat.module.css';
import { copy } from './copy.ts';

/** A page that has not come by now is not coming. */
export const FRAME_PATIENCE_MS = 15_000;

interface ChatFrameProps {
  /** null while the token is asked for. */
  readonly address: string | null;
  readonly isAwaited: boolean;
  onFailed(): void;
}

export function ChatFrame({ address, isAwaited, onFailed }: ChatFrameProps) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isThere = address !== null && loaded === address;
  const phase = useSkeletonPhase(isAwaited && !isThere);

  useEffect(() => {
    if (address === null || isThere) return;
    const patience = setTimeout(onFailed, FRAME_PATIENCE_MS);
    return () => clearTimeout(patience);
  }, [address, isThere, onFailed]);

  // An empty page is there at once, before anybody listens.
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page?.readyState === 'complete' && page.location.href === address) setLoaded(address);
  }, [address]);

  function onLoad({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
    if (address !== null && holdsPage(currentTarget, address)) setLoaded(address);
    else onFailed();
  }

  return (
    <div className={styles.stage} aria-busy={phase !== 'done' || undefined}>
      {address !== null && (
        <iframe
          // A new frame for a new address: an old one would add a step to the way back.
          key={address}
          ref={frame}
          title={copy.title}
          src={address}
          className={styles.frame}
          data-waiting={phase === 'done' ? undefined : ''}
          // Its own page, its own scripts: it may not lead this page elsewhere.
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="no-referrer"
          onLoad={onLoad}
        />
      )}
      {phase !== 'done' && (
        <div className={styles.skeleton}>
          <Skeleton
            phase={phase}
            label={copy.loading}
            blocks={[styles.theirs, styles.ours, styles.theirs, styles.field]}
          />
        </div>
      )}
    </div>
  );
}

/** Only a page of our own origin can be looked into; another one was asked before (chat-address.ts). */
function holdsPage(frame: HTMLIFrameElement, address: string): boolean {
  if (new URL(address).origin !== location.origin) return true;
  const [entry] = frame.contentWindow?.performance.getEntriesByType('navigation') ?? [];
  const status = entry instanceof Object && 'responseStatus' in entry ? Number(entry.responseStatus) : 200;
  return frame.contentDocument !== null && status < 400;
}
