/** The quick way, on ink: its three steps, and the press that leaves for the registry. */
import { write } from '../../../lib/api/api.ts';
import { ApiError, NO_ANSWER } from '../../../lib/api/api-error.ts';
import { webAddress } from '../../../lib/safe-address.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { copy } from '../copy.ts';
import { linkFailureText, redirectsElsewhere } from '../link-failure.ts';
import styles from './registry-option.module.css';

const words = copy.start.registry;

interface RegistryOptionProps {
  leaveFor(address: string): void;
  onElsewhere(): void;
}

/**
 * Address where the way to the registry begins. It is told once, so no press repeats another.
 * @throws ApiError, also for an address that no browser should follow
 */
async function fetchRegistryAddress(): Promise<string> {
  const { redirectUrl } = await write('reg:startCompanyDetails', {});
  const address = webAddress(redirectUrl, ['https:', 'http:']);
  if (address === null) throw new ApiError(NO_ANSWER);
  return address;
}

export function RegistryOption({ leaveFor, onElsewhere }: RegistryOptionProps) {
  const { busy, failure, run } = useAction<void, string>({
    send: fetchRegistryAddress,
    onDone: (address) => leaveFor(address),
    onFailure(error) {
      if (redirectsElsewhere(error)) onElsewhere();
    },
    describeFailure: (error) => linkFailureText(error, copy.registry.failed),
    leavesPage: true,
  });
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
      <div className={styles.actions}>
        <Button kind="act" busy={busy} onClick={() => void run()}>
          {words.act}
        </Button>
        <p className="small second-on-ink">{words.note}</p>
      </div>
      {failure !== null && (
        <div className={styles.failure}>
          <Notice isError>{failure}</Notice>
        </div>
      )}
    </section>
  );
}
