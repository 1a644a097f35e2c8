/**
 * Says that another tab has chosen another premises, and offers it here. This tab stays as it is until then: a form may be
 * open in it, and two premises are compared side by side in two tabs.
 */
import { useEffect, useState } from 'react';
import { IconButton, TextButton } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Address } from '../address.tsx';
import { copy } from '../copy.ts';
import type { AccountsState } from '../use-accounts.ts';
import styles from './premises-bar.module.css';
import { findKeyByDigest, hearOtherTabs } from './remembered-premises.ts';

interface OtherTabNoticeProps {
  readonly accounts: AccountsState;
  onShow(key: string): void;
}

/** News of another tab; a choice made here since then makes it old. */
interface OtherChoice {
  readonly digest: string;
  readonly selectedKey: string | null;
}

export function OtherTabNotice({ accounts, onShow }: OtherTabNoticeProps) {
  const { selectedKey } = accounts;
  const [other, setOther] = useState<OtherChoice | null>(null);
  useEffect(() => hearOtherTabs((digest) => setOther({ digest, selectedKey })), [selectedKey]);
  const key = other?.selectedKey === selectedKey ? findKeyByDigest(accounts.premises, other.digest) : null;
  const premises = key === null || key === selectedKey ? null : accounts.premises.get(key);
  if (key === null || !premises) return null;
  return (
    <div role="status" className={styles.news}>
      <div>
        <p>
          {copy.chosenElsewhere.before}
          <Address text={premises.address.address} />
          {copy.chosenElsewhere.after}
        </p>
        <TextButton
          onClick={() => {
            setOther(null);
            onShow(key);
          }}
        >
          {copy.chosenElsewhere.show}
        </TextButton>
      </div>
      <IconButton label={copy.close} onClick={() => setOther(null)}>
        <Icon name="close" size={20} />
      </IconButton>
    </div>
  );
}
