/** /welcome: one promise, one act; below it what else there is. Carries neither the OIDC client nor queries. */
import type { ReactNode } from 'react';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import { ErrorPopup } from './error-popup.tsx';
import { Hero, type WaysIn } from './hero.tsx';
import { type AppLinks, hasApps, PhoneApps } from './phone-apps.tsx';
import type { Promotion } from './promotion.rules.ts';
import { PromotionBox } from './promotion.tsx';
import { ScamLine } from './scam-line.tsx';
import styles from './welcome.module.css';

export interface WelcomeProps extends WaysIn {
  /** From the address; shown once, then taken out of it. */
  readonly errorCode: string | undefined;
  forgetErrorCode(): void;
  /** The strip under the header: the utility's notice for those who log in. */
  readonly notice?: ReactNode;
  readonly promotion: Promotion;
  readonly apps: AppLinks;
}

export function WelcomePage({ errorCode, forgetErrorCode, notice, promotion, apps, ...ways }: WelcomeProps) {
  return (
    <>
      {notice}
      <Hero {...ways} />
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
