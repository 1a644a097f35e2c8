/** Under a list of several pages: 'Showing 41 - 50 out of 240', the page before, numbers, the next one (visual 55). */
import { IconButton } from '../actions/button.tsx';
import { copy } from '../copy.ts';
import { Icon, type IconName } from '../surfaces/icons.tsx';
import styles from './pager.module.css';
import { findRowsOfPage, listPagesAround, type Paging } from './paging.ts';

/** Pages on each side of the current one (S3 §9); a phone shows one. */
const REACH = 3;
const PHONE_REACH = 1;

interface PagerProps extends Paging {
  /** Accessible names of the two buttons, where the order of the list has words of its own. */
  readonly names?: { readonly previous: string; readonly next: string };
  /** The pages around the current one can be pressed as well. */
  readonly hasNumbers?: boolean;
  /** One page has the words too, without anything to press. */
  readonly isAlwaysTold?: boolean;
  readonly className?: string | undefined;
  onPage(page: number): void;
}

/** Nothing where the list fits on one page, unless it asks for the words. */
export function Pager(props: PagerProps) {
  const {
    names = copy.pager,
    hasNumbers = false,
    isAlwaysTold = false,
    className,
    onPage,
    ...paging
  } = props;
  const { page, pageSize, count } = paging;
  const isOnePage = count <= pageSize;
  if (isOnePage && !(isAlwaysTold && count > 0)) return null;
  const { from, to } = findRowsOfPage(paging);
  const look = [styles.pager, className].filter(Boolean).join(' ');
  const status = (
    <p aria-live="polite">
      {copy.pager.showing}{' '}
      <strong className="first">
        {from} - {to}
      </strong>{' '}
      {copy.pager.outOf} {count}
    </p>
  );
  if (isOnePage) return <div className={look}>{status}</div>;
  // At either end a phone shows as many numbers as elsewhere.
  const middle = Math.max(1 + PHONE_REACH, Math.min(page, Math.ceil(count / pageSize) - PHONE_REACH));
  return (
    <nav className={look} aria-label={copy.pager.label}>
      {status}
      <div className={styles.turns}>
        <PageButton
          name={names.previous}
          icon="chevronLeft"
          isOff={page === 1}
          onPress={() => onPage(page - 1)}
        />
        {hasNumbers &&
          listPagesAround(paging, REACH).map((number) => (
            <button
              key={number}
              type="button"
              className={styles.number}
              aria-label={copy.pager.page(number)}
              aria-current={number === page ? 'page' : undefined}
              // Not `disabled`: the focus stays on the number that was pressed.
              aria-disabled={number === page || undefined}
              data-far={Math.abs(number - middle) > PHONE_REACH || undefined}
              onClick={() => {
                if (number !== page) onPage(number);
              }}
            >
              {number}
            </button>
          ))}
        <PageButton
          name={names.next}
          icon="chevronRight"
          isOff={to >= count}
          onPress={() => onPage(page + 1)}
        />
      </div>
    </nav>
  );
}

interface PageButtonProps {
  readonly name: string;
  readonly icon: IconName;
  readonly isOff: boolean;
  onPress(): void;
}

/** Switched off it keeps the focus that the press on it has given it. */
function PageButton({ name, icon, isOff, onPress }: PageButtonProps) {
  return (
    <IconButton
      label={name}
      className={styles.button}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      <Icon name={icon} size={20} />
    </IconButton>
  );
}
