/** Homes that others let the person see, each with the access that they can give up. Nothing where nobody shares one. */
import { sgDay } from '@portal/domain/sg-time';
import { useState } from 'react';
import { write } from '../../lib/api/api.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DecisionDialog } from '../../ui/dialogs/decision-dialog.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { useAction } from '../../ui/use-action.ts';
import { copy as words } from './copy.ts';
import styles from './delegates.module.css';
import type { PremisesNumbers } from './delegates.query.ts';
import { Person } from './everyone.tsx';

const copy = words.shared;

export interface SharedHome extends PremisesNumbers {
  readonly delegateId: number;
  readonly address: string;
  /** Name of its holder. */
  readonly holder: string;
  readonly until: string;
}

interface SharedHomesProps {
  readonly homes: readonly SharedHome[];
  /** An access has ended, here or in another tab: whatever was fetched with it is no longer theirs. */
  onGivenUp(): void;
}

export function SharedHomes({ homes, onGivenUp }: SharedHomesProps) {
  const [asked, setAsked] = useState<SharedHome | null>(null);
  if (homes.length === 0) return null;
  return (
    <Card title={copy.title} titleRole="heading">
      <ul className={styles.people}>
        {homes.map((home) => (
          <Person
            key={home.delegateId}
            avatar={<Icon name="home" size={20} />}
            name={home.address}
            line={copy.by(home.holder)}
            act={
              <Button
                kind="second"
                small
                aria-label={copy.giveUpTo(home.address)}
                onClick={() => setAsked(home)}
              >
                {copy.giveUp}
              </Button>
            }
          >
            <span className="bold block">{words.list.viewOnly}</span>
            <span className="small second block above-6">
              {unbroken(words.list.until(sgDay(home.until)))}
            </span>
          </Person>
        ))}
      </ul>
      {asked && <GiveUp home={asked} onClose={() => setAsked(null)} onGivenUp={onGivenUp} />}
    </Card>
  );
}

interface GiveUpProps extends Pick<SharedHomesProps, 'onGivenUp'> {
  readonly home: SharedHome;
  onClose(): void;
}

function GiveUp({ home: { address, holder, until: _, ...access }, onClose, onGivenUp }: GiveUpProps) {
  const { busy, failure, run } = useAction<void>({
    send: (_input, idempotencyKey) => write('premises:giveUpAccess', access, { idempotencyKey }),
    leavesPage: true,
    onDone: onGivenUp,
    // Given up in another tab, or taken back: there is nothing left to give up.
    onFailure: ({ code }) => {
      if (code === 'SK_ACCESS_1001') onGivenUp();
    },
  });
  return (
    <DecisionDialog
      title={copy.giveUp}
      action={{ label: copy.giveUp, kind: 'destructive', busy, onPress: () => void run() }}
      closeLabel={copy.back}
      onClose={onClose}
    >
      <p className="anywhere">{copy.text(address)}</p>
      <p className="small second above-8 anywhere">{copy.mail(holder)}</p>
      {failure !== null && (
        <p role="alert" className="field-error above-8">
          {failure}
        </p>
      )}
    </DecisionDialog>
  );
}
