/** The methods that are possible, as cards; fields of a method open inside its card (visual 09). */
import type { MethodOption, ProxyType, RefundMethodCode } from '@portal/domain/refunds/refund-method';
import { useId } from 'react';
import { ChoiceCard } from '../../ui/fields/choice-card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { IconName } from '../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import styles from './refund.module.css';
import type { RefundAccount } from './refund.query.ts';
import { type Draft, emptyDraft, heldUntilOf } from './refund.rules.ts';
import { TransferSearch } from './transfer-search.tsx';

const icons: Readonly<Record<RefundMethodCode, IconName>> = {
  '02': 'card',
  '03': 'bank',
  '04': 'swap',
  '08': 'qr',
  '09': 'info',
};

interface FieldProblems {
  readonly suffix: string | null;
  readonly transferTo: string | null;
}

interface MethodChoiceProps {
  readonly ids: { readonly suffix: string; readonly transferTo: string };
  readonly legend: string;
  readonly account: RefundAccount;
  readonly options: readonly MethodOption[];
  readonly draft: Draft;
  readonly problems: FieldProblems;
  onDraft(draft: Draft): void;
}

export function MethodChoice(props: MethodChoiceProps) {
  const { legend, account, options, draft, onDraft } = props;
  const name = useId();
  const codes = [...new Set(options.map(({ code }) => code))];
  const choose = (code: RefundMethodCode) => {
    const usable = options.filter((option) => option.code === code && !option.isDisabled);
    const [only, ...others] = usable;
    const targets = account.refundRetrieveCheckItems;
    onDraft({
      ...emptyDraft,
      code,
      proxyType: others.length === 0 ? (only?.proxyType ?? null) : (usable[0]?.proxyType ?? null),
      transferTo: code === '04' && targets.length === 1 ? (targets[0] ?? null) : null,
    });
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {codes.map((code) => (
        <ChoiceCard
          key={code}
          name={name}
          title={copy.methods[code]}
          text={describe(code, account)}
          icon={icons[code]}
          isChosen={draft.code === code}
          onChoose={() => choose(code)}
        >
          {code === '08' && <PaynowFields {...props} />}
          {code === '03' && <BankNotes account={account} />}
          {code === '04' && (
            <TransferSearch
              id={props.ids.transferTo}
              accountNos={account.refundRetrieveCheckItems}
              chosen={draft.transferTo}
              error={props.problems.transferTo}
              onChoose={(transferTo) => onDraft({ ...draft, transferTo })}
            />
          )}
        </ChoiceCard>
      ))}
    </fieldset>
  );
}

function describe(code: RefundMethodCode, account: RefundAccount): string {
  if (code === '08') return copy.paynow;
  if (code === '03')
    return copy.bank(account.bankDesc ?? '', account.bankAccountNo ?? '', heldUntilOf(account));
  return code === '04' ? copy.transfer(account.refundRetrieveCheckItems.length) : copy.cheque;
}

function BankNotes({ account }: { readonly account: RefundAccount }) {
  const heldUntil = heldUntilOf(account);
  return (
    <>
      {heldUntil !== null && <p className="small">{copy.bankHeld(heldUntil)}</p>}
      <p className="small second">{copy.bankMore}</p>
    </>
  );
}

function PaynowFields({ ids, account, options, draft, problems, onDraft }: MethodChoiceProps) {
  const name = useId();
  const proxies = options.filter(({ code }) => code === '08');
  if (account.customerType === 'Business')
    return (
      <div className={styles.group}>
        <p className="small second">{copy.toUen(account.uen ?? '')}</p>
        <TextField
          id={ids.suffix}
          label={copy.suffix}
          hint={copy.suffixHint}
          error={problems.suffix ?? undefined}
          className={styles.suffix}
          value={draft.suffix}
          autoComplete="off"
          onChange={({ target }) => onDraft({ ...draft, suffix: target.value })}
        />
      </div>
    );
  return (
    <fieldset className={styles.proxies}>
      <legend className="hidden-visually">{copy.identifier}</legend>
      {proxies.map(({ proxyType, isDisabled }) =>
        proxyType === null ? null : (
          <ChoiceCard
            key={proxyType}
            isInner
            name={name}
            title={nameProxy(proxyType, account)}
            text={isDisabled ? copy.noMobile : undefined}
            isDisabled={isDisabled}
            isChosen={draft.proxyType === proxyType}
            onChoose={() => onDraft({ ...draft, proxyType })}
          />
        ),
      )}
    </fieldset>
  );
}

function nameProxy(proxyType: ProxyType, { nric, mobileNo }: RefundAccount): string {
  if (proxyType === 'NRIC') return copy.toNric(nric);
  return mobileNo === null ? copy.toMobilePlain : copy.toMobile(mobileNo);
}
