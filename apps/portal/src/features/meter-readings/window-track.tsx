/** The window as a line between its two edges, with today's mark while it is open. The words below say the same. */
import type { ShownWindow } from '@portal/domain/meters/meter-window';
import { instantText } from '@portal/domain/sg-time';
import { copy } from './copy.ts';
import styles from './window-track.module.css';

export function WindowTrack({ window }: { readonly window: ShownWindow }) {
  // Lengths are set through the style object: the policy allows that, not a style attribute.
  const passed = `${window.passed * 100}%`;
  return (
    <div className="above-20">
      <div className={styles.track} aria-hidden="true">
        {window.phase === 'open' && (
          <>
            <span className={styles.passed} style={{ width: passed }} />
            <span className={styles.today} style={{ insetInlineStart: passed }} />
          </>
        )}
      </div>
      <p className={styles.edges}>
        <Edge word={copy.from} at={window.from} />
        <Edge word={copy.to} at={window.to} />
      </p>
    </div>
  );
}

function Edge({ word, at }: { readonly word: string; readonly at: number }) {
  return (
    <span>
      <span className="hidden-visually">{word} </span>
      <time dateTime={instantText(at)}>{copy.edge(at)}</time>
    </span>
  );
}
