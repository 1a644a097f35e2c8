/** One letter: its text as on paper, and the PDF to save. The text is HTML, so that it grows, wraps and is read out. */
import { restPaths } from '@portal/contract/http';
import { letterFileName } from '@portal/domain/file-names';
import { formatDay } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, use, useCallback, useEffect, useRef } from 'react';
import { write } from '../../lib/api/api.ts';
import { download } from '../../lib/api/download.ts';
import { KeepingContext } from '../../lib/keeping.ts';
import { Button, buttonClass } from '../../ui/actions/button.tsx';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { copy as uiCopy } from '../../ui/copy.ts';
import { DecisionDialog } from '../../ui/dialogs/decision-dialog.tsx';
import { QueryAnswer } from '../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { useRetry } from '../../ui/loading/use-retry.ts';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { Mark } from '../../ui/surfaces/mark.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { useAction } from '../../ui/use-action.ts';
import { copy } from './copy.ts';
import { type LetterContent, letterQuery } from './letter.query.ts';
import styles from './letters.module.css';
import { type Letter, useShowOpened } from './letters.query.ts';

interface LetterReaderProps {
  readonly letter: Letter;
  /** The person chose it; else it is shown because there is room. */
  readonly isChosen: boolean;
  /** null: it is the last of the list. */
  readonly next: Letter | null;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Fresh references of all letters. */
  refresh(): Promise<unknown>;
}

export function LetterReader({ letter, isChosen, next, heading, refresh }: LetterReaderProps) {
  const query = useQuery(letterQuery(letter));
  const card = useCardQuery(query);
  const { refetch } = query;
  // The reference may have ended while the page stood open: the next try takes a fresh one.
  const retry = useRetry(
    useCallback(async () => {
      await refresh();
      return (await refetch()).isSuccess;
    }, [refresh, refetch]),
    card.frame,
  );
  useMarkOpened(letter, isChosen && query.isSuccess);
  const { letterName, printed, accountNo } = letter;
  return (
    <article ref={card.frame} tabIndex={-1} data-quiet-focus="" className={`card ${styles.reader}`}>
      <FeatureLink feature="letters" resetScroll={false} className={`text-link ${styles.back}`}>
        <Icon name="chevronLeft" size={18} />
        {copy.back}
      </FeatureLink>
      <div className={styles.head}>
        <div className="shrinks">
          <h2 ref={heading} tabIndex={-1} data-quiet-focus="" className={styles.title}>
            {unbroken(letterName)}
          </h2>
          <p className="second">{unbroken(copy.printed(printed.day, printed.at, accountNo))}</p>
        </div>
        <DownloadButton letter={letter} refresh={refresh} />
      </div>
      <div className={styles.desk} aria-busy={card.waiting !== null || undefined}>
        <QueryAnswer
          query={{ ...card, retry }}
          skeleton={{ label: copy.loadingLetter, blocks: paperBlocks, className: styles.paper }}
          failure={{ heading: copy.letterFailed, note: copy.safe, className: styles.paper }}
        >
          {(content) => <Paper content={content} letter={letter} />}
        </QueryAnswer>
      </div>
      {next && (
        <FeatureLink
          feature="letters"
          search={{ letter: next.letterId }}
          resetScroll={false}
          className={buttonClass({ kind: 'second' }, styles.next)}
        >
          {copy.next}
        </FeatureLink>
      )}
    </article>
  );
}

const paperBlocks = Array.from({ length: 8 }, () => styles.lineBlock);

function Paper({ content, letter }: { readonly content: LetterContent; readonly letter: Letter }) {
  return (
    <div className={styles.paper}>
      <p className={styles.from}>
        <Mark className={styles.mark} />
        <strong>{content.provider}</strong>
        <span className={styles.date}>{formatDay(letter.printed.day)}</span>
      </p>
      <p className={styles.lines}>{content.recipient.join('\n')}</p>
      <h3 className={styles.subject}>{unbroken(content.heading)}</h3>
      <p>{content.salutation}</p>
      {content.paragraphs.map((parts) => (
        <p key={parts.map(({ text }) => text).join('')}>
          {parts.map(({ text, isStrong }) =>
            isStrong ? (
              <strong key={text}>{unbroken(text)}</strong>
            ) : (
              <span key={text}>{unbroken(text)}</span>
            ),
          )}
        </p>
      ))}
      <p className={styles.lines}>{content.closing.join('\n')}</p>
    </div>
  );
}

/** Kept on the server, for this person. It is not told when that fails: the letter stays new. */
function useMarkOpened(letter: Letter, isOpened: boolean): void {
  const showOpened = useShowOpened();
  const { run } = useAction({
    send: ({ encryptedDocId }: Letter, idempotencyKey) =>
      write('eletter:markOpened', { encryptedDocId }, { idempotencyKey }),
    onSuccess: (_, opened) => showOpened(opened),
    describeFailure: () => null,
  });
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (!isOpened || !letter.isNew || sent.current === letter.letterId) return;
    sent.current = letter.letterId;
    void run(letter);
  });
}

function DownloadButton({ letter, refresh }: Pick<LetterReaderProps, 'letter' | 'refresh'>) {
  const canKeep = use(KeepingContext);
  const { letterName, accountNo, printed } = letter;
  const { busy, failure, run, dismissFailure } = useAction({
    send: ({ encryptedDocId }: Letter) =>
      download(restPaths.letterDownload, letterFileName(letterName, accountNo, printed.day), {
        encryptedDocId,
      }),
    toast: () => copy.saved,
    describeFailure: () => copy.notSaved,
    onFailure: () => void refresh(),
  });
  if (!canKeep) return null;
  return (
    <>
      <Button kind="second" busy={busy} onClick={() => void run(letter)}>
        <Icon name="download" />
        {busy ? copy.saving : copy.download}
      </Button>
      {failure !== null && (
        <DecisionDialog
          title={copy.error}
          action={{ label: uiCopy.tryAgain, onPress: () => void run(letter) }}
          closeLabel={copy.ok}
          onClose={dismissFailure}
        >
          <p className="second">{failure}</p>
        </DecisionDialog>
      )}
    </>
  );
}
