/** The open item of a queue: loading, failed, missing, or everything about it. */
import { formatTime } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import { Button, TextButton } from '../../../ui/actions/button.tsx';
import { NotApplicablePanel } from '../../../ui/loading/error-card.tsx';
import { QueryAnswer } from '../../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../../ui/loading/use-card-query.ts';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import styles from './open-item.module.css';
import { itemQuery } from './queue.query.ts';
import type { DetailProps, Opened, QueueKind, QueueWords } from './queue-kind.ts';

interface OpenItemProps<Item extends Opened, Draft> extends Omit<DetailProps<Item, Draft>, 'item'> {
  readonly kind: Pick<
    QueueKind<never, never, Item, Draft>,
    'name' | 'words' | 'open' | 'itemName' | 'Detail'
  >;
  readonly itemId: string;
  onBack(): void;
}

const blocks = [styles.blockTitle, styles.blockFacts, styles.blockNote];

export function OpenItem<Item extends Opened, Draft>({
  kind,
  itemId,
  onBack,
  ...detail
}: OpenItemProps<Item, Draft>) {
  const { words, itemName, Detail } = kind;
  const query = useCardQuery(useQuery(itemQuery(kind, itemId)));
  const { frame, waiting, data: item } = query;
  // Asking again finds it no more.
  const isMissing = !waiting && !item && toApiError(query.error).code === 'SK_ACCESS_1001';
  useEffect(() => {
    // The officer goes on here; on phones the list is gone.
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
        title={item ? itemName(item) : words.item}
        titleRole="hidden"
        busy={waiting !== null}
        className={styles.panel}
        ref={frame}
      >
        {isMissing ? (
          <>
            <NotApplicablePanel heading={words.itemMissing} text={words.itemMissingText} />
            <Button kind="second" className={styles.toList} onClick={onBack}>
              {words.back}
            </Button>
          </>
        ) : (
          <QueryAnswer
            query={query}
            skeleton={{ className: styles.waiting, label: words.loadingItem, blocks }}
            failure={{ heading: words.itemFailed }}
          >
            {(shown) => <Detail item={shown} {...detail} />}
          </QueryAnswer>
        )}
      </Card>
      {item && <p className={styles.opened}>{words.opened(formatTime(Date.parse(item.openedAt)))}</p>}
    </>
  );
}

/** No item opens by itself: opening one is recorded. */
export function NothingOpen({ words }: { words: QueueWords }) {
  return (
    <Card title={words.item} titleRole="hidden" className={styles.none}>
      <p>{words.choose}</p>
      <p className="small second">{copy.chooseNote}</p>
    </Card>
  );
}
