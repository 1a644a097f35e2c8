/** One state on the page it belongs to: main landmark, margins and cache of the portal. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AvailabilityContext } from '../lib/availability.ts';
import styles from './gallery.module.css';
import { pause } from './interactions.ts';
import { everythingOpen, type GalleryState } from './state.ts';
import { WithRouter } from './with-router.tsx';

interface StateFrameProps {
  readonly address: string;
  readonly state: GalleryState;
  readonly client: QueryClient;
}

export function StateFrame({ address, state, client }: StateFrameProps) {
  const main = useRef<HTMLDivElement>(null);
  const Place = state.isPage ? 'div' : 'main';
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    let left = false;
    void settle(state, main.current).then(() => {
      if (!left) setSettled(true);
    });
    return () => {
      left = true;
    };
  }, [state]);
  return (
    <WithRouter>
      <AvailabilityContext value={state.availability ?? everythingOpen}>
        <QueryClientProvider client={client}>
          <Place
            ref={main}
            className={state.isPage ? undefined : `wrap ${styles.main}`}
            // As in the portal, where a press on what cannot take the focus moves it here.
            tabIndex={state.isPage ? undefined : -1}
            data-acted={settled || undefined}
          >
            {/* A part alone has no page heading; on its page another part gives one. */}
            {/-(card|strip|advisory|dialogs)[/]/.test(address) && (
              <h1 className="hidden-visually">{address}</h1>
            )}
            {state.render()}
          </Place>
        </QueryClientProvider>
      </AvailabilityContext>
    </WithRouter>
  );
}

const LONGEST_WAIT_MS = 1500;

/** The steps by hand are done, and no skeleton stands for an answer that still comes. */
async function settle(state: GalleryState, page: HTMLElement | null): Promise<void> {
  if (!page) return;
  await state.act?.(page);
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += 50) {
    await pause(50);
    if (waited > 0 && page.querySelector('[data-phase]') === null) return;
  }
}
