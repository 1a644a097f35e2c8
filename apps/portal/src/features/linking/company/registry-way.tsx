/** The quick way, on ink: its three steps, and the press that leaves for the registry. */
import { isSessionCode } from '@portal/contract/errors';
import { toApiError } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { copy } from '../copy.ts';
import { linkFailureText } from '../link-failure.ts';
import styles from './registry-way.module.css';
import { useStartRegistry } from './use-start-registry.ts';

const words = copy.start.registry;

interface RegistryWayProps {
  leaveFor(address: string): void;
  onElsewhere(): void;
}

export function RegistryWay(props: RegistryWayProps) {
  const { busy, failure, start } = useStartRegistry(props);
  // The end of the session is told by whoever ends it.
  const isTold = failure !== null && !isSessionCode(toApiError(failure).code);
  return (
    <section className={`statement ${styles.card}`} aria-labelledby="registry-title">
      <p className="overline">{words.overline}</p>
      <h2 id="registry-title" className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.lead}>{words.lead}</p>
      <ol className={styles.steps}>
        {words.steps.map(({ icon, name, text }) => (
          <li key={name}>
            <span className={styles.tile}>
              <Icon name={icon} />
            </span>
            <span className={styles.words}>
              <strong>{name}</strong>
              <span>{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.acts}>
        <Button kind="act" busy={busy} onClick={start}>
          {words.act}
        </Button>
        <p className="small second-on-ink">{words.note}</p>
      </div>
      {isTold && (
        <div className={styles.failure}>
          <Notice isError>{linkFailureText(failure, copy.registry.failed)}</Notice>
        </div>
      )}
    </section>
  );
}
