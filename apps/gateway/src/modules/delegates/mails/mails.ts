/** Delivers the mails about people with access. A mail that no longer says the truth is not sent. */
import { getDelegateState } from '@portal/domain/delegates/delegate-access';
import { toSgDay } from '@portal/domain/sg-time';
import type { Deps } from '../../../deps.ts';
import { MessageExpired, type OutboxHandler } from '../../../jobs/outbox-worker.ts';
import { notYouNotice } from '../../../mails/copy.ts';
import { type MailParts, type MailText, makeMail } from '../../../mails/make-mail.ts';
import { findHeldAccounts } from '../../accounts/public.ts';
import { getSite, loadRecipient, type MailAdmin, type MailDeps } from '../../linking/public.ts';
import { toDays } from '../shapes.ts';
import { findDelegate, listHeldThere, type StoredDelegate } from '../store.ts';
import { makeToken } from '../token.ts';
import * as copy from './mail-copy.ts';
import { DELEGATE_MAIL, type DelegateMail, delegateMail } from './mail-queue.ts';

type Parts = MailDeps & Pick<Deps, 'clock'>;

/** The portal takes the token out of the fragment, which no server and no referrer sees. */
const OPEN_PATH = '/manage-premises/access/open';

/** Outbox handlers by kind of message. */
export const delegateMailHandlers = (
  deps: Parts,
  admin: MailAdmin,
): Readonly<Record<string, OutboxHandler>> => ({
  [DELEGATE_MAIL]: ({ payload }) => send(deps, admin, delegateMail.parse(payload)),
});

type Words = (facts: copy.AccessFacts) => MailText;

/** Mails about an access that has ended. */
const endings: ReadonlySet<DelegateMail['what']> = new Set(['takenBack', 'gaveUp'] as const);

const words: Readonly<Record<Exclude<DelegateMail['what'], 'invited'>, Record<DelegateMail['to'], Words>>> = {
  opened: { holder: copy.opened, coHolder: copy.openedForCoHolder, viewer: copy.opened },
  takenBack: {
    holder: copy.takenBackByHolder,
    coHolder: copy.takenBackByCoHolder,
    viewer: copy.takenBackFromViewer,
  },
  gaveUp: { holder: copy.gaveUp, coHolder: copy.gaveUpForCoHolder, viewer: copy.gaveUp },
  ending: { holder: copy.endingForHolder, coHolder: copy.endingForCoHolder, viewer: copy.endingForViewer },
};

async function send(deps: Parts, admin: MailAdmin, message: DelegateMail): Promise<void> {
  const { delegateId, what, to } = message;
  const delegate = await findDelegate(deps.db, delegateId);
  const holderId = message.customerId ?? delegate?.holderId ?? 0;
  const facts = delegate && (await loadFacts(deps, { ...delegate, holderId }));
  if (!delegate || !facts) return;
  const site = getSite(deps);
  const state = getDelegateState(toDays(delegate), toSgDay(deps.clock.now()));
  if (what === 'invited') {
    if (state === 'expired') throw new MessageExpired();
    if (state !== 'invited') return;
    const parts: MailParts = {
      url: `${site.origin}${OPEN_PATH}#token=${await makeToken(deps, delegateId)}`,
      life: copy.invitationLife(delegate.openBy),
      warning: copy.notExpected,
    };
    await deps.mailer.send(makeMail(site, { email: delegate.email, name: '' }, copy.invited(facts), parts));
    return;
  }
  if (!endings.has(what) && state !== 'active') return;
  const customerId = to === 'viewer' ? delegate.viewerId : holderId;
  const recipient = customerId === null ? null : await loadRecipient(deps, admin, customerId);
  if (!recipient) return;
  await deps.mailer.send(
    makeMail(site, recipient, words[what][to](facts), {
      url: `${site.origin}${to === 'viewer' ? '/login' : '/manage-premises/access'}`,
      warning: notYouNotice(site.helpline),
    }),
  );
}

/** null: nothing there is the holder's any more. */
async function loadFacts({ db }: Parts, delegate: StoredDelegate): Promise<copy.AccessFacts | null> {
  const [held] = await listHeldThere(db, delegate);
  const [account] = held ? await findHeldAccounts(db, [held.accountId]) : [];
  if (!account) return null;
  return {
    holder: account.holder,
    viewer: delegate.viewerName ? `${delegate.viewerName} (${delegate.email})` : delegate.email,
    digits: account.accountNo.replaceAll('-', '').slice(-4),
    until: delegate.until,
  };
}
