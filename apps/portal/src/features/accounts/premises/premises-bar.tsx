/**
 * The premises bar: whom the page is about; on the dashboard the address is the page's title. With several premises
 * the whole left part is one button that opens the search; with one there is neither chevron nor button.
 */
import { type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react';
import { Button, buttonClass } from '../../../ui/actions/button.tsx';
import { FeatureLink } from '../../../ui/actions/feature-link.tsx';
import { copy as uiCopy } from '../../../ui/copy.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useSkeletonPhase } from '../../../ui/loading/skeleton-timing.ts';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { AccountsFailed } from '../accounts-failed.tsx';
import { Address } from '../address.tsx';
import { copy } from '../copy.ts';
import { useSelectPremises } from '../selection.ts';
import { SelectionAlert } from '../selection-alert.tsx';
import type { AccountsResult, AccountsState } from '../use-accounts.ts';
import { OtherTabNotice } from './other-tab-notice.tsx';
import styles from './premises-bar.module.css';
import { PremisesLine } from './premises-line.tsx';
import { FEW_PREMISES } from './premises-list-card.tsx';
import { PremisesPicker } from './premises-picker.tsx';

/** Methods of the bar for other parts of the page. */
export interface PremisesBarHandle {
  /** Opens the choice of premises, where there is one. */
  open(): void;
}

interface PremisesBarProps {
  readonly accounts: AccountsResult;
  /** Called after somebody has chosen, so that an address that named a premises can let go of it. */
  onChosen?: (() => void) | undefined;
  /** The address is the heading of the page, with the way to manage it beside it. */
  readonly isTitle?: boolean;
  readonly handle?: Ref<PremisesBarHandle> | undefined;
}

export function PremisesBar({ accounts, onChosen, isTitle = true, handle }: PremisesBarProps) {
  const phase = useSkeletonPhase(accounts.status === 'loading');
  const Title = isTitle ? 'h1' : 'p';
  if (accounts.status === 'fail' && isTitle) return <AccountsFailed retry={accounts.retry} />;
  if (accounts.status === 'fail') {
    return (
      <div className={styles.failed} role="alert">
        <Title className={styles.title}>{copy.accountsFailed}</Title>
        <Button kind="second" small onClick={() => void accounts.retry()}>
          <Icon name="refresh" size={18} />
          {uiCopy.tryAgain}
        </Button>
      </div>
    );
  }
  if (accounts.status === 'loading' || phase !== 'done') {
    return (
      <div className={styles.bar}>
        <Title className="hidden-visually">{copy.loading}</Title>
        <Skeleton
          phase={phase === 'done' ? 'held' : phase}
          blocks={[styles.tileBlock, styles.titleBlock, styles.lineBlock]}
        />
      </div>
    );
  }
  const loaded = <LoadedBar accounts={accounts} onChosen={onChosen} Title={Title} handle={handle} />;
  if (!isTitle) return loaded;
  return (
    <div className={styles.withAct}>
      {loaded}
      <FeatureLink
        feature="manage-premises"
        className={buttonClass({ kind: 'second', small: true }, styles.act)}
      >
        {copy.manageAccount}
      </FeatureLink>
    </div>
  );
}

interface LoadedBarProps {
  readonly accounts: AccountsState;
  readonly onChosen: (() => void) | undefined;
  readonly Title: 'h1' | 'p';
  readonly handle: Ref<PremisesBarHandle> | undefined;
}

function LoadedBar({ accounts, onChosen, Title, handle }: LoadedBarProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const select = useSelectPremises();
  useImperativeHandle(handle, () => ({ open: () => setOpen(accounts.premises.size > 1) }), [
    accounts.premises.size,
  ]);
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) button.current?.focus();
  }, []);
  const { selectedPremises: premises, selectedKey } = accounts;
  if (!premises) return null;
  const all = [...accounts.premises.keys()];
  const several = all.length > 1;
  const place =
    several && all.length <= FEW_PREMISES
      ? { position: all.indexOf(selectedKey ?? '') + 1, count: all.length }
      : undefined;
  const choose = (key: string) => {
    close(true);
    void select(key);
    onChosen?.();
  };

  return (
    <div>
      <div className={styles.bar}>
        <span className={styles.tile}>
          <Icon name={premises.bp_type === '2' ? 'building' : 'home'} size={20} />
        </span>
        <Title className={styles.title}>
          <Address text={premises.address.address} />
          {several && <Icon name={open ? 'chevronUp' : 'chevronDown'} size={20} className={styles.chevron} />}
        </Title>
        <p className={`dotted ${styles.line}`}>
          <PremisesLine premises={premises} accounts={accounts.selectedAccount} place={place} />
        </p>
        {several && (
          <button
            ref={button}
            type="button"
            className={styles.cover}
            aria-label={copy.changePremises(premises.address.address)}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen((was) => !was)}
          />
        )}
        {open && <PremisesPicker accounts={accounts} onChoose={choose} onClose={close} opener={button} />}
      </div>
      {several && <OtherTabNotice accounts={accounts} onShow={choose} />}
      <SelectionAlert failed={accounts.selectionFailed} />
    </div>
  );
}
