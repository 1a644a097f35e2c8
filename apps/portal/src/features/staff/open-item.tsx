/** What an officer has opened: waiting for it, failed, not to be found, or everything about it. */
import { formatTime } from '@portal/domain/sg-time';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { toApiError } from '../../lib/api-error.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailurePanel, NotApplicablePanel } from '../../ui/error-card.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCardQuery } from '../../ui/use-card-query.ts';
import styles from './application-panel.module.css';
import { copy } from './copy.ts';

export interface ItemWords {
  /** The card while nobody knows what it is. */
  readonly item: string;
  readonly choose: string;
  readonly back: string;
  readonly loadingItem: string;
  readonly itemFailed: string;
  readonly itemMissing: string;
  readonly itemMissingText: string;
  opened(time: string): string;
}

interface OpenItemProps<Item> {
  readonly query: UseQueryResult<Item>;
  readonly words: ItemWords;
  name(item: Item): string;
  children(item: Item): ReactNode;
  onBack(): void;
}

const blocks = [styles.blockTitle, styles.blockFacts, styles.blockNote];

export function OpenItem<Item extends { readonly openedAt: string }>({
  query,
  words,
  name,
  children,
  onBack,
}: OpenItemProps<Item>) {
  const { frame, retry, waiting } = useCardQuery(query);
  const item = waiting ? undefined : query.data;
  // Asking again finds it no more.
  const isMissing = !waiting && query.isError && toApiError(query.error).code === 'SK_ACCESS_1001';
  useEffect(() => {
    // Whoever has opened it goes on here; on phones the list is gone.
    frame.current?.focus();
  }, [frame]);
  return (
    <>
      {!isMissing && (
        <TextButton className={styles.back} onClick={onBack}>
          <Icon name="chevronLeft" size={20} />
          {words.back}
        </TextButton>
      )}
      <Card
        title={item ? name(item) : words.item}
        titleRole="hidden"
        busy={waiting !== null}
        className={styles.panel}
        ref={frame}
      >
        {waiting ? (
          <div className={styles.waiting}>
            <Skeleton phase={waiting} label={words.loadingItem} blocks={blocks} />
          </div>
        ) : item ? (
          children(item)
        ) : isMissing ? (
          <>
            <NotApplicablePanel heading={words.itemMissing} text={words.itemMissingText} />
            <Button kind="second" className={styles.toList} onClick={onBack}>
              {words.back}
            </Button>
          </>
        ) : (
          <FailurePanel
            heading={words.itemFailed}
            text={query.error?.message ?? copy.failedText}
            retry={retry}
            words={copy}
          />
        )}
      </Card>
      {item && <p className={styles.opened}>{words.opened(formatTime(Date.parse(item.openedAt)))}</p>}
    </>
  );
}

/** Nothing is opened by itself: that somebody opens it is recorded. */
export function NothingOpen({ words }: { words: ItemWords }) {
  return (
    <Card title={words.item} titleRole="hidden" className={styles.none}>
      <p>{words.choose}</p>
      <p className="small second">{copy.chooseNote}</p>
    </Card>
  );
}
