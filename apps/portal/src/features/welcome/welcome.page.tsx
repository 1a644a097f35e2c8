/** /welcome: one promise, one act; below it what else there is. Carries neither the OIDC client nor queries. */
import { type ReactNode, useEffect, useState } from 'react';
import { useAvailability } from '../../lib/availability.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { Dialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import { welcomeError } from './error-code.ts';
import { Hero, type SignInMethods } from './hero.tsx';
import { type AppLinks, hasApps, PhoneApps } from './phone-apps.tsx';
import type { Promotion } from './promotion.rules.ts';
import { PromotionBox } from './promotion.tsx';
import styles from './welcome.module.css';

export interface WelcomeProps extends SignInMethods {
  /** From the address; shown once, then taken out of it. */
  readonly errorCode: string | undefined;
  forgetErrorCode(): void;
  /** The strip under the header: the utility's notice for those who log in. */
  readonly notice?: ReactNode;
  readonly promotion: Promotion;
  readonly apps: AppLinks;
}

export function WelcomePage({
  errorCode,
  forgetErrorCode,
  notice,
  promotion,
  apps,
  ...methods
}: WelcomeProps) {
  return (
    <>
      {notice}
      <Hero {...methods} />
      <div className={`wrap ${styles.below}`}>
        <div className={styles.legend}>
          <span className="second">{copy.graphic}</span>
          <ul>
            {(['electricity', 'water', 'gas'] as const).map((utility) => (
              <li key={utility}>
                <Icon name={utility} className={`of-${utility}`} size={20} />
                {copy.utilities[utility]}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.cards}>
          <PromotionBox promotion={promotion} />
          {hasApps(apps) && <PhoneApps links={apps} />}
        </div>
        <ScamLine />
      </div>
      <ErrorPopup errorCode={errorCode} onSeen={forgetErrorCode} />
    </>
  );
}

/** The promise what nobody is ever asked for, and the link for a forgotten e-mail, once that feature is open. */
function ScamLine() {
  const canFindEmail = useAvailability()('forgot-email') === 'open';
  return (
    <p className="assurance">
      <Icon name="shield" />
      <span>
        {copy.assurance}
        {canFindEmail && (
          <>
            {' '}
            {copy.forgotEmail} <FeatureLink feature="forgot-email">{copy.findEmail}</FeatureLink>
          </>
        )}
      </span>
    </p>
  );
}

/** The popup of the address's errorCode: shown once, while the address lets go of the code. */
function ErrorPopup({ errorCode, onSeen }: { errorCode: string | undefined; onSeen: () => void }) {
  const [shown, setShown] = useState(errorCode);
  // The address lets go of the code at once; the popup stays until it is closed.
  useEffect(() => {
    if (errorCode === undefined) return;
    setShown(errorCode);
    onSeen();
  }, [errorCode, onSeen]);
  if (shown === undefined) return null;
  const { title, text } = welcomeError(shown);
  const close = () => setShown(undefined);
  return (
    <Dialog
      title={title}
      closeLabel={copy.close}
      onClose={close}
      actions={<Button onClick={close}>{copy.ok}</Button>}
    >
      <p className="second">{text}</p>
    </Dialog>
  );
}
