/** The letters of all business partners: today's, then month by month; up and down move, Enter opens. */
import { byPrintMonth, describePrinted } from '@portal/domain/letters/printed-at';
import { type KeyboardEvent, useId } from 'react';
import { now } from '../../lib/clock.ts';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { RetryAction } from '../../ui/loading/error-card.tsx';
import { IconTile } from '../../ui/surfaces/icon-tile.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { copy } from './copy.ts';
import styles from './letters.module.css';
import type { Letter, Letters } from './letters.query.ts';

interface LetterListProps {
  readonly letters: Letters;
  /** The letter in the reader. */
  readonly shownId: string | null;
  /** The person chose it. */
  readonly isChosen: boolean;
}

export function LetterList({ letters: { letters, failed, retry }, shownId, isChosen }: LetterListProps) {
  const id = useId();
  return (
    <div data-letters="">
      {byPrintMonth(letters, now()).map(({ month, letters: own }) => (
        <section key={month ?? copy.today} aria-labelledby={`${id}-${month}`}>
          <h3 id={`${id}-${month}`} className={styles.month}>
            {month === null ? copy.today : copy.month(month)}
          </h3>
          <ul className={styles.rows}>
            {own.map((letter) => (
              <LetterRow
                key={letter.letterId}
                letter={letter}
                isShown={letter.letterId === shownId}
                isChosen={isChosen && letter.letterId === shownId}
              />
            ))}
          </ul>
        </section>
      ))}
      {failed > 0 && (
        <div className={styles.partly}>
          <p className="second">{copy.partly(failed)}</p>
          <RetryAction retry={retry} />
        </div>
      )}
      <p className={styles.count}>{copy.count(letters.length)}</p>
    </div>
  );
}

interface LetterRowProps {
  readonly letter: Letter;
  readonly isShown: boolean;
  readonly isChosen: boolean;
}

function LetterRow({ letter, isShown, isChosen }: LetterRowProps) {
  const { letterId, letterName, printed, accountNo, isNew } = letter;
  return (
    <li>
      <FeatureLink
        feature="letters"
        search={{ letter: letterId }}
        resetScroll={false}
        className={styles.row}
        data-letter={letterId}
        data-shown={isShown || undefined}
        aria-current={isChosen || undefined}
        onKeyDown={moveByArrows}
      >
        <IconTile icon="file" size="large" />
        <span className={styles.words}>
          <span className={styles.name}>{unbroken(letterName)}</span>
          <span className="dotted small second">
            <span>{copy.age(describePrinted(printed, now()))}</span>
            <span>{accountNo}</span>
          </span>
        </span>
        {isNew && <strong className={styles.new}>{copy.isNew}</strong>}
        <Icon name="chevronRight" size={18} />
      </FeatureLink>
    </li>
  );
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const list = event.currentTarget.closest('[data-letters]');
  if (step === undefined || list === null) return;
  const links = [...list.querySelectorAll<HTMLElement>('a[data-letter]')];
  event.preventDefault();
  links[step(links.indexOf(event.currentTarget), links.length - 1)]?.focus();
}
