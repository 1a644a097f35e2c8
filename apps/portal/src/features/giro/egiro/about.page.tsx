/**
 * /e-giro: public and without anything about a person: the benefits, the banks, how it goes, and Apply now, which leads
 * on by the eligibility of the accounts (S2 §4, visual 41). Carries nothing of what is behind the sign-in.
 */
import { type GiroBank, groupGiroBanks, listGiroBanks } from '@portal/domain/giro/giro-banks';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import styles from './about.module.css';
import { copy } from './about-copy.ts';
import { MonthPicture } from './month-picture.tsx';

export interface AboutPageProps {
  /** The way back of those who are signed in. */
  readonly crumbs: ReactNode;
  /** The page of the person's GIRO; null: nobody is signed in, or there is none. */
  readonly giro: string | null;
  /** Leads on; or what is said instead: there is no account to apply for. */
  apply(): Promise<ReactNode>;
  /** Of this page. */
  readonly address: string;
  /** Apply now was pressed before: it had asked for the sign-in, or its script had not come yet. */
  readonly appliesAtOnce: boolean;
}

export function AboutPage({ address, crumbs, giro, apply, appliesAtOnce }: AboutPageProps) {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [answer, setAnswer] = useState<ReactNode>(null);

  async function press(): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      setAnswer(await apply());
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (appliesAtOnce) void press();
  }, [appliesAtOnce]);

  return (
    <div className={styles.page}>
      {crumbs}
      <section className={`statement ${styles.hero}`}>
        <div>
          <p className={`overline ${styles.overline}`}>{copy.overline}</p>
          <h1 tabIndex={-1} className={styles.title}>
            {copy.title}
          </h1>
          <p className={styles.text}>{copy.text}</p>
          {/* A press before the script has come still leads on: to this page, which then goes on by itself. */}
          <form action={address} className={styles.actions} onSubmit={(event) => event.preventDefault()}>
            <input type="hidden" name="apply" value="now" />
            <Button type="submit" kind="act" busy={isBusy} onClick={() => void press()}>
              {copy.apply}
            </Button>
            {giro !== null && (
              <LinkButton to={giro} kind="on-ink">
                {copy.see}
              </LinkButton>
            )}
          </form>
          <p role="alert" className={styles.failed}>
            {hasFailed && copy.failed}
          </p>
        </div>
        <MonthPicture />
      </section>
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
      {answer}
    </div>
  );
}

/** As every installation has them: a bank that takes no requests just now is one all the same. */
const { all, personalOnly } = groupGiroBanks(listGiroBanks());

function Banks() {
  return (
    <section className={`card ${styles.banks}`} aria-labelledby="egiro-banks">
      <div>
        <h2 id="egiro-banks">{copy.banks}</h2>
        <p className="note above-6">{copy.banksText}</p>
      </div>
      <div className={styles.groups}>
        <BankTiles title={copy.all} banks={all} />
        <BankTiles title={copy.personalOnly} banks={personalOnly} />
      </div>
    </section>
  );
}

function BankTiles({ title, banks }: { readonly title: string; readonly banks: readonly GiroBank[] }) {
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
