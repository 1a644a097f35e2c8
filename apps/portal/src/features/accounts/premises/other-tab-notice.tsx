/**
 * Says that another tab has chosen another premises, and offers it here. This tab stays as it is until then: a form may be
 * open in it, and two premises are compared side by side in two tabs.
 */
import { IconButton, TextButton } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { Address } from '../address.tsx';
import { copy } from '../copy.ts';
import { useOtherTabChoice } from '../selection.ts';
import type { AccountsState } from '../use-accounts.ts';
import styles from './premises-bar.module.css';
import { findKeyByDigest } from './remembered-premises.ts';

interface OtherTabNoticeProps {
  readonly accounts: AccountsState;
  onShow(key: string): void;
}

export function OtherTabNotice({ accounts, onShow }: OtherTabNoticeProps) {
  const { digest, forget } = useOtherTabChoice();
  const key = digest === null ? null : findKeyByDigest(accounts.premises, digest);
  const premises = key === null || key === accounts.selectedKey ? null : accounts.premises.get(key);
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
            forget();
            onShow(key);
          }}
        >
          {copy.chosenElsewhere.show}
        </TextButton>
      </div>
      <IconButton label={copy.close} onClick={forget}>
        <Icon name="close" size={20} />
      </IconButton>
    </div>
  );
}
