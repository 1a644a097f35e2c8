/** The code with what belongs to it: the amount, how long it is good, what to do, what the bank must show (visual 05). */
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/dialogs/toast.ts';
import { BigNumber } from '../../../ui/surfaces/big-number.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import { StepFigure } from '../step-figure.tsx';
import styles from './code.module.css';
import { canShare, codeFile, saveCode, shareCode, svgAddress } from './code-image.ts';
import type { PaynowCode } from './paynow-code.ts';
import { ValidUntil } from './valid-until.tsx';

interface CodeStepProps {
  readonly code: PaynowCode;
  /** The amount as a part of the amount due, and the link to change it. */
  readonly about: ReactNode;
  /** false where the device is not one's own. */
  readonly canKeep: boolean;
  readonly isReached: boolean;
}

export function CodeStep({ code, about, canKeep, isReached }: CodeStepProps) {
  const { amount, reference, payee } = code;
  return (
    <div>
      <p className="hidden-visually" role="status">
        {copy.code.ready(amount)}
      </p>
      <div className={styles.columns}>
        <div className={styles.amount}>
          <p className="overline">{copy.code.amount}</p>
          <BigNumber amount={amount} size="shown" />
          <p className={styles.about}>{about}</p>
        </div>
        <div className={styles.code}>
          <div className={styles.paper}>
            <img
              className={styles.picture}
              src={svgAddress(code.svg)}
              width={240}
              height={240}
              alt={copy.code.alt(amount, reference)}
            />
          </div>
          <ValidUntil key={`time of ${code.orderId}`} expiredAt={code.expiredAt} />
          {canKeep && <CodeActions key={`acts of ${code.orderId}`} code={code} />}
        </div>
        <p className={styles.bank}>
          <Icon name="shield" />
          <span>
            <strong>{copy.code.bankMust}</strong>
            {copy.code.bankShows(payee)}{' '}
            <span className={styles.reference}>
              {copy.code.bankReference}
              <strong>{reference}</strong>
            </span>
          </span>
        </p>
        <CodeSteps canKeep={canKeep} />
      </div>
      <p className={styles.waiting} role="status">
        <span className={styles.spinner} aria-hidden="true" />
        {isReached ? copy.code.waiting : copy.code.unreached}
      </p>
    </div>
  );
}

/**
 * Keeping the code: saved as a picture, or handed to another app where the device can. The picture is made before the
 * press, as a device hands a file on only for a few seconds after one.
 */
function CodeActions({ code }: { readonly code: PaynowCode }) {
  const [shares] = useState(canShare);
  const [file] = useState(() => codeFile(code));
  const announceSaved = () => showToast(copy.code.saved);
  const save = async () => {
    saveCode(await file);
    announceSaved();
  };
  const share = async () => {
    if (await shareCode(await file, copy.title)) announceSaved();
  };
  return (
    <div className={styles.actions}>
      <Button kind="second" small onClick={() => void save()}>
        <Icon name="download" />
        {copy.code.save}
      </Button>
      {shares && (
        <Button kind="second" small onClick={() => void share()}>
          <Icon name="external" />
          {copy.code.share}
        </Button>
      )}
    </div>
  );
}

/** How to pay, in three steps: a phone cannot scan itself, so there saving comes first. */
function CodeSteps({ canKeep }: { readonly canKeep: boolean }) {
  if (!canKeep) return <Steps steps={copy.code.onShared} />;
  return (
    <>
      <Steps steps={copy.code.onComputer} only={styles.onComputer} />
      <Steps steps={copy.code.onPhone} only={styles.onPhone} />
    </>
  );
}

function Steps({
  steps,
  only = '',
}: {
  readonly steps: readonly string[];
  readonly only?: string | undefined;
}) {
  return (
    <ol className={`${styles.steps} ${only}`} aria-label={copy.code.steps}>
      {steps.map((step, index) => (
        <li key={step}>
          <StepFigure step={index + 1} />
          {step}
        </li>
      ))}
    </ol>
  );
}
