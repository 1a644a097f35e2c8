/**
 * Keeps the mailbox live: requests the list every second and a half while the page is visible, adds what
 * is new with a dot and says so; fits the frame to its mail. Makes elements, never markup from text.
 */
const list = document.querySelector('#mails');
const count = document.querySelector('#count');
const arrived = document.querySelector('#arrived');
const frame = document.querySelector('#mail-frame');
const emptyIt = document.querySelector('#empty');
const shownId = document.querySelector('[aria-current="true"][href^="/sandbox/mailbox/"]')?.closest('li')
  ?.dataset.mail;

function part(name, text) {
  const element = document.createElement('span');
  element.className = name;
  element.textContent = text;
  return element;
}

function row(mail) {
  const item = document.createElement('li');
  item.dataset.mail = String(mail.id);
  const link = document.createElement('a');
  link.className = 'sb-mail';
  link.href = mail.address;
  if (String(mail.id) === shownId) link.setAttribute('aria-current', 'true');
  const fresh = !mail.seen && String(mail.id) !== shownId;
  const dot = part(`sb-mail-dot${fresh ? ' sb-mail-new' : ''}`, '');
  if (fresh) dot.append(part('hidden-visually', list.dataset.fresh));
  link.append(
    dot,
    part('sb-mail-subject', mail.subject),
    part('sb-mail-time', mail.time),
    part('sb-mail-to', mail.recipient),
  );
  item.append(link);
  return item;
}

function show(mails) {
  const known = new Set(Array.from(list.children, (item) => item.dataset.mail));
  const fresh = mails.filter((mail) => !known.has(String(mail.id)));
  if (fresh.length === 0) return;
  list.prepend(...fresh.map(row));
  document.querySelector('.sb-mails .sb-empty')?.remove();
  count.textContent = count.dataset.words.replaceAll('{count}', String(list.children.length));
  count.hidden = false;
  emptyIt.hidden = false;
  const words = fresh.length === 1 ? arrived.dataset.one : arrived.dataset.many;
  arrived.textContent = words.replace('{count}', String(fresh.length));
}

async function look() {
  if (document.visibilityState !== 'visible') return;
  const answer = await fetch(`/sandbox/mailbox/list${location.search}`, {
    headers: { accept: 'application/json' },
  });
  if (answer.ok) show(await answer.json());
}

function fit() {
  frame.style.height = '0';
  const height = frame.contentDocument?.documentElement.scrollHeight;
  if (height) frame.style.height = `${height}px`;
}

// A server that is being restarted answers again a moment later: the next look simply tries once more.
setInterval(() => look().catch(() => undefined), 1500);
document.addEventListener('visibilitychange', () => look().catch(() => undefined));
if (frame) {
  frame.addEventListener('load', fit);
  addEventListener('resize', fit);
  if (frame.contentDocument?.readyState === 'complete') fit();
}
