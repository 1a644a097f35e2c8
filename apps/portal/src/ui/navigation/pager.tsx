/** The pages of a long list, for a list whose page is in the address. Draws nothing where there is one page. */
import { IconButton } from '../actions/button.tsx';
import { copy } from '../copy.ts';
import { Icon } from '../surfaces/icons.tsx';
import styles from './pager.module.css';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Rows of all pages. */
  readonly total: number;
  onPage(page: number): void;
}

/** The page of an address: what is no page of the list is the first. */
export function readPage(text: string | undefined, total: number, perPage: number): number {
  const page = /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
  return page <= countPages(total, perPage) ? page : 1;
}

const countPages = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));

export function Pager({ page, perPage, total, onPage }: PagerProps) {
  const pages = countPages(total, perPage);
  if (pages === 1) return null;
  const first = (page - 1) * perPage + 1;
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((no) => no >= 1 && no <= pages);
  return (
    <nav className={styles.pager} aria-label={copy.pages}>
      <p className="small second" role="status">
        {copy.showing(first, Math.min(total, first + perPage - 1), total)}
      </p>
      <ol className={styles.pages}>
        <li>
          <IconButton
            label={copy.previousPage}
            aria-disabled={page === 1 || undefined}
            onClick={() => page > 1 && onPage(page - 1)}
          >
            <Icon name="chevronLeft" />
          </IconButton>
        </li>
        {shown.map((no, index) => (
          <li key={no} data-gap={no - (shown[index - 1] ?? no - 1) > 1 || undefined}>
            <button
              type="button"
              className={styles.page}
              aria-label={copy.page(no)}
              aria-current={no === page ? 'page' : undefined}
              onClick={() => onPage(no)}
            >
              {no}
            </button>
          </li>
        ))}
        <li>
          <IconButton
            label={copy.nextPage}
            aria-disabled={page === pages || undefined}
            onClick={() => page < pages && onPage(page + 1)}
          >
            <Icon name="chevronRight" />
          </IconButton>
        </li>
      </ol>
    </nav>
  );
}
