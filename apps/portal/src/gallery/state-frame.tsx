/** One state on the page it belongs to: main landmark, margins and cache of the portal. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import styles from './gallery.module.css';
import type { GalleryState } from './state.ts';

interface StateFrameProps {
  readonly address: string;
  readonly state: GalleryState;
  readonly client: QueryClient;
}

export function StateFrame({ address, state, client }: StateFrameProps) {
  const main = useRef<HTMLElement>(null);
  const [acted, setActed] = useState(state.act === undefined);
  useEffect(() => {
    if (state.act && main.current) void Promise.resolve(state.act(main.current)).then(() => setActed(true));
  }, [state]);
  return (
    <QueryClientProvider client={client}>
      <main ref={main} className={`wrap ${styles.main}`} data-acted={acted || undefined}>
        {/* A card alone has no page heading; on its page another part gives one. */}
        {address.includes('-card/') && <h1 className="hidden-visually">{address}</h1>}
        {state.render()}
      </main>
    </QueryClientProvider>
  );
}
