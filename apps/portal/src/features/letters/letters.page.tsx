/**
 * /services/e-letters: every letter of the person, and the one that the address names beside the list, or in its place
 * where there is no room (visual 48). Where there is room and none is named, the newest is shown; it stays new.
 */
import { byPrintMonth } from '@portal/domain/letters/printed-at';
import { useEffect, useRef } from 'react';
import { now } from '../../lib/clock.ts';
import { NotApplicablePanel } from '../../ui/loading/error-card.tsx';
import { ServiceFailure } from '../../ui/loading/service-failure.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { copy } from './copy.ts';
import { LetterList } from './letter-list.tsx';
import { LetterReader } from './letter-reader.tsx';
import styles from './letters.module.css';
import { useLetters } from './letters.query.ts';

export interface LettersPageProps {
  /** Every business partner of the person; null while that is not known. */
  readonly bpNos: readonly string[] | null;
  /** The letter that the address names. */
  readonly letterId: string | undefined;
  onTitle(title: string): void;
  /** Away from a page that could not be loaded. */
  onLeave(): void;
}

export function LettersPage({ bpNos, letterId, onTitle, onLeave }: LettersPageProps) {
  const letters = useLetters(bpNos);
  const ordered = byPrintMonth(letters.letters, now()).flatMap((group) => group.letters);
  const chosen = ordered.find((letter) => letter.letterId === letterId);
  const isUnknown = letterId !== undefined && chosen === undefined && !letters.isPartial;
  const shown = chosen ?? (letterId === undefined ? ordered[0] : undefined);
  const heading = useFocusFollows(letterId, chosen !== undefined);
  const title = chosen?.letterName ?? copy.title;
  useEffect(() => onTitle(title), [title, onTitle]);
  const isEmpty = ordered.length === 0;
  const hasFailed = isEmpty && letters.failed > 0;
  return (
    <div className={styles.page} data-open={letterId !== undefined || undefined}>
      <div className={styles.top}>
        <Breadcrumbs trail={[{ feature: 'services', label: copy.services }]} current={copy.title} />
        <h1 tabIndex={-1}>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
      </div>
      <div className={styles.columns} data-columns="">
        <Card
          title={copy.listName}
          titleRole="hidden"
          busy={letters.waiting !== null}
          className={styles.list}
          ref={letters.frame}
        >
          {letters.waiting !== null || hasFailed ? (
            <Skeleton phase={letters.waiting ?? 'shown'} label={copy.loading} blocks={rowBlocks} />
          ) : isEmpty ? (
            <NotApplicablePanel heading={copy.empty.heading} text={copy.empty.text} />
          ) : (
            <LetterList letters={letters} shownId={shown?.letterId ?? null} isChosen={chosen !== undefined} />
          )}
        </Card>
        {shown && letters.waiting === null && (
          <LetterReader
            key={shown.letterId}
            letter={shown}
            isChosen={chosen !== undefined}
            next={ordered[ordered.indexOf(shown) + 1] ?? null}
            heading={heading}
            refresh={letters.refresh}
          />
        )}
        {isUnknown && letters.waiting === null && (
          <section className={`card ${styles.reader}`}>
            <NotApplicablePanel heading={copy.notFound.heading} text={copy.notFound.text} />
          </section>
        )}
      </div>
      {hasFailed && letters.waiting === null && <ServiceFailure retry={letters.retry} onClose={onLeave} />}
    </div>
  );
}

const rowBlocks = Array.from({ length: 5 }, () => styles.rowBlock);

/** A letter that is opened takes the focus to its heading; one that is closed gives it back to its row. */
function useFocusFollows(letterId: string | undefined, isThere: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(letterId);
  useEffect(() => {
    const left = before.current;
    if (left === letterId || (letterId !== undefined && !isThere)) return;
    before.current = letterId;
    if (letterId !== undefined) heading.current?.focus();
    else document.querySelector<HTMLElement>(`[data-letter="${CSS.escape(left ?? '')}"]`)?.focus();
  }, [letterId, isThere]);
  return heading;
}
