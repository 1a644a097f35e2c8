/** Requests as lines that lead to their pages, newest first; the rest of a long list on a press. */
import { toSgDay } from '@portal/domain/sg-time';
import { useState } from 'react';
import { TextButton } from '../ui/actions/button.tsx';
import { Icon } from '../ui/surfaces/icons.tsx';
import { Pill } from '../ui/surfaces/pill.tsx';
import { copy } from './copy.ts';
import type { RequestSummary } from './request.ts';
import { RequestLink } from './request-link.tsx';
import styles from './request-list.module.css';

const SHOWN = 5;

export function RequestList({ requests }: { readonly requests: readonly RequestSummary[] }) {
  const [isWhole, setWhole] = useState(false);
  const newestFirst = requests.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const areSeveral = new Set(requests.map(({ accountNo }) => accountNo)).size > 1;
  return (
    <>
      <ul className={styles.list}>
        {newestFirst
          .slice(0, isWhole ? undefined : SHOWN)
          .map(({ requestId, service, accountNo, createdAt, title, pill }) => (
            <li key={requestId}>
              <RequestLink service={service} requestId={requestId} className={styles.row}>
                <span className={styles.words}>
                  <strong>{title}</strong>
                  <span className="dotted note">
                    <span>{copy.list.sent(toSgDay(Date.parse(createdAt)))}</span>
                    <span>{requestId}</span>
                    {areSeveral && <span>{copy.list.accountLine(accountNo)}</span>}
                  </span>
                </span>
                <Pill kind={pill.kind} icon={<Icon name={pill.icon} size={16} />}>
                  {pill.label}
                </Pill>
                <Icon name="chevronRight" size={20} />
              </RequestLink>
            </li>
          ))}
      </ul>
      {!isWhole && requests.length > SHOWN && (
        <TextButton className="above-14" onClick={() => setWhole(true)}>
          {copy.list.all(requests.length)}
        </TextButton>
      )}
    </>
  );
}
