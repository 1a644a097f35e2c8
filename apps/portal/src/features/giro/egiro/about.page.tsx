/**
 * /e-giro: public and without anything about a person: the benefits, the banks, how it goes, and Apply now, which leads
 * on by the eligibility of the accounts (S2 §4, visual 41).
 */
import { type GiroBank, groupGiroBanks } from '@portal/domain/giro/giro-banks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '../../../ui/actions/button.tsx';
import { FeatureLink } from '../../../ui/actions/feature-link.tsx';
import { OutsideLink } from '../../../ui/actions/outside-link.tsx';
import { DecisionDialog } from '../../../ui/dialogs/decision-dialog.tsx';
import { QueryAnswer } from '../../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../../ui/loading/use-card-query.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { copy as words } from '../copy.ts';
import { banksQuery } from '../giro.query.ts';
import styles from './about.module.css';
import { MonthPicture } from './month-picture.tsx';

const copy = words.egiro.about;

interface AboutPageProps {
  readonly isSignedIn: boolean;
  readonly contact: string | null;
  /** Leads on; 'alert': there is no account to apply for. @throws ApiError */
  apply(): Promise<'alert' | 'left'>;
  /** The person came back from the sign-in that Apply now had asked for. */
  readonly appliesAtOnce: boolean;
  /** The wish is out of the address again: a reload repeats nothing. */
  onApplied(): void;
}

export function AboutPage({ isSignedIn, contact, apply, appliesAtOnce, onApplied }: AboutPageProps) {
  const [isUnable, setUnable] = useState(false);
  const { busy, failure, run } = useAction<void, 'alert' | 'left'>({
    send: apply,
    onDone: (outcome) => setUnable(outcome === 'alert'),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!appliesAtOnce) return;
    onApplied();
    void run();
  }, [appliesAtOnce]);
  return (
    <div className={styles.page}>
      {isSignedIn && <Breadcrumbs trail={trail} current={words.about} />}
      <section className={`statement ${styles.hero}`}>
        <div>
          <p className={`overline ${styles.overline}`}>{copy.overline}</p>
          <h1 tabIndex={-1} className={styles.title}>
            {copy.title}
          </h1>
          <p className={styles.text}>{copy.text}</p>
          <div className={styles.actions}>
            <Button kind="act" busy={busy} onClick={() => void run()}>
              {copy.apply}
            </Button>
            {isSignedIn && (
              <FeatureLink feature="giro" className={buttonClass({ kind: 'on-ink' })}>
                {copy.see}
              </FeatureLink>
            )}
          </div>
        </div>
        <MonthPicture />
      </section>
      {failure && <Notice isError>{failure}</Notice>}
      <ul className={styles.benefits}>
        {copy.benefits.map(({ icon, title, text }) => (
          <li key={title}>
            <span className={styles.tile}>
              <Icon name={icon} />
            </span>
            <div>
              <h2 className={styles.small}>{title}</h2>
              <p className="note">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Banks />
      <Steps />
      {isUnable && (
        <DecisionDialog
          title={copy.noAccount.title}
          action={null}
          closeLabel={copy.noAccount.close}
          onClose={() => setUnable(false)}
        >
          <p className="second">{copy.noAccount.text}</p>
          {contact && (
            <OutsideLink href={contact} className="text-link above-8">
              {copy.noAccount.contact}
            </OutsideLink>
          )}
        </DecisionDialog>
      )}
    </div>
  );
}

const trail = [
  { feature: 'services', label: words.services },
  { feature: 'giro', label: words.giro },
] as const;

function Banks() {
  const query = useCardQuery(useQuery(banksQuery()));
  return (
    <section
      ref={query.frame}
      tabIndex={-1}
      data-quiet-focus=""
      className={`card ${styles.banks}`}
      aria-labelledby="egiro-banks"
    >
      <div>
        <h2 id="egiro-banks">{copy.banks}</h2>
        <p className="note above-6">{copy.banksText}</p>
      </div>
      <div className={styles.groups}>
        <QueryAnswer
          query={query}
          skeleton={{
            label: copy.loading,
            blocks: [styles.line, styles.tiles, styles.line, styles.lastTiles],
          }}
          failure={{ heading: copy.failedHeading }}
        >
          {(banks) => {
            const { all, personalOnly } = groupGiroBanks(banks);
            return (
              <>
                <BankTiles title={copy.all} banks={all} />
                <BankTiles title={copy.personalOnly} banks={personalOnly} />
              </>
            );
          }}
        </QueryAnswer>
      </div>
    </section>
  );
}

function BankTiles({ title, banks }: { readonly title: string; readonly banks: readonly GiroBank[] }) {
  if (banks.length === 0) return null;
  return (
    <div>
      <h3 className="strong">{title}</h3>
      <ul className={styles.list}>
        {banks.map(({ bank_code, bank_name }) => (
          <li key={bank_code} className="row gap-12">
            <span className={styles.bankTile}>
              <Icon name="bank" />
            </span>
            <span className="bold shrinks">{bank_name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Steps() {
  return (
    <section aria-labelledby="egiro-how">
      <div className={styles.stepsHead}>
        <h2 id="egiro-how">{copy.how}</h2>
        <p className="note hidden-on-phones">{copy.marked}</p>
      </div>
      <ol className={styles.steps}>
        {copy.steps.map(({ title, text, isYours }, index) => (
          <li key={title} data-yours={isYours || undefined}>
            <span className={styles.figure} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="strong">
                {isYours && <span className="hidden-visually">{copy.yours}</span>}
                {title}
              </h3>
              <p className="note">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
