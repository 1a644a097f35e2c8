/** A customer's file: drawn by us from its bytes, never opened by its own type. Zoomed, downloaded. */
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { baseName, saveFile } from '../../../lib/api/download.ts';
import { IconButton, TextButton } from '../../../ui/actions/button.tsx';
import { QueryAnswer } from '../../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../../ui/loading/use-card-query.ts';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy, type FileWords } from './copy.ts';
import { FilePages } from './file-pages.tsx';
import styles from './file-view.module.css';

/** Of the width of the frame; 1 fits. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const FIT = zooms.indexOf(1);

interface FileViewProps {
  /** The file's name when it is saved. */
  readonly name: string;
  /** Beside the title; null: nothing to say. */
  readonly facts: readonly (string | null)[];
  readonly words: FileWords;
  readonly query: UseQueryResult<Blob>;
}

export function FileView({ name, facts, words, query: asked }: FileViewProps) {
  const query = useCardQuery(asked);
  const [zoom, setZoom] = useState(FIT);
  const { data: file, frame } = query;
  return (
    <section aria-label={words.title} className="shrinks" ref={frame} tabIndex={-1} data-quiet-focus="">
      <div className={styles.head}>
        <h3 className={styles.title}>{words.title}</h3>
        <p className="shrinks anywhere small second">{copy.facts(...facts)}</p>
      </div>
      <div className={styles.frame}>
        <QueryAnswer
          query={query}
          skeleton={{ className: styles.sheet, label: words.loading, blocks: [styles.block] }}
          failure={{ heading: words.failed }}
        >
          {(bytes) => <FilePages file={bytes} zoom={zooms[zoom] ?? 1} words={words} />}
        </QueryAnswer>
        {file && (
          <div className={styles.tools}>
            <IconButton label={copy.smaller} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
              <Icon name="minus" size={20} />
            </IconButton>
            <TextButton
              className={styles.fit}
              aria-disabled={zoom === FIT || undefined}
              onClick={() => setZoom(FIT)}
            >
              {copy.fit}
            </TextButton>
            <IconButton
              label={copy.larger}
              disabled={zoom === zooms.length - 1}
              onClick={() => setZoom(zoom + 1)}
            >
              <Icon name="plus" size={20} />
            </IconButton>
            <IconButton
              label={words.download}
              className={styles.save}
              onClick={() => saveFile(file, baseName(name))}
            >
              <Icon name="download" size={20} />
            </IconButton>
          </div>
        )}
      </div>
      <p className={styles.checked}>
        <Icon name="check" size={18} />
        {copy.checked}
      </p>
    </section>
  );
}
