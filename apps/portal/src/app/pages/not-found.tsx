/** /404: one window of the block is missing. */
import { useSession } from '../../lib/session/use-session.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { PicturePage } from '../../ui/surfaces/picture-page.tsx';
import { copy } from '../copy.ts';
import styles from './not-found.module.css';

const columns = [0, 1, 2, 3, 4, 5, 6];
const rows = [0, 1, 2, 3];

export function NotFound() {
  const isSignedIn = useSession() !== null;
  return (
    <PicturePage
      picture={<Block />}
      heading={copy.notFound}
      lead={copy.notFoundLead}
      actions={
        <>
          <LinkButton to="/">{copy.home}</LinkButton>
          {isSignedIn && (
            <LinkButton to="/help" kind="second">
              {copy.help}
            </LinkButton>
          )}
        </>
      }
    />
  );
}

function Block() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 280 144"
      width="280"
      height="144"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.block} d="M0 6a6 6 0 0 1 6-6h268a6 6 0 0 1 6 6v138H0Z" />
      {rows.flatMap((row) =>
        columns.map((column) => (
          <rect
            key={`${row} ${column}`}
            className={row === 1 && column === 5 ? styles.missing : styles.window}
            x={18 + column * 36}
            y={16 + row * 34}
            width="26"
            height="21"
            rx="3"
          />
        )),
      )}
    </svg>
  );
}
