/**
 * The chat's page: exchanges the token of its address for the caller, as any vendor would, shows the talk
 * and sends the messages. Keeps the random name of the talk and nothing else; makes elements, never markup.
 */
const KEPT = 'sandbox.chat';
const TYPING_MS = 900;
const find = (id) => document.querySelector(`#${id}`);
const [chat, log, day, typing, problem, form, text] = [
  'chat',
  'log',
  'day',
  'typing',
  'problem',
  'form',
  'text',
].map(find);
let talk = null;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const post = (path, fields) =>
  fetch(path, { method: 'POST', body: new URLSearchParams(fields) }).catch(() => null);

/** The token must not stay in the address: not in the history, and not for a reload. */
function takeToken() {
  const token = new URLSearchParams(location.search).get('chatToken');
  history.replaceState(null, '', location.pathname);
  return token;
}

/** Only a reload of the page continues without a token: not a later visit of the address in the same tab. */
function isReload() {
  return performance.getEntriesByType('navigation')[0]?.type === 'reload';
}

async function exchange(chatToken) {
  const answer = await fetch('/skalbox/public/chat/context', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ chatToken }),
  }).catch(() => null);
  if (answer?.ok) return answer.json();
  throw new Error(answer?.status === 401 ? chat.dataset.usedUp : chat.dataset.unreachable);
}

async function begin() {
  const token = takeToken();
  if (token === null && !isReload()) sessionStorage.removeItem(KEPT);
  const earlier = sessionStorage.getItem(KEPT) ?? '';
  if (token === null && earlier === '') throw new Error(chat.dataset.notBegun);
  const told = token === null ? {} : await exchange(token);
  const answer = await post('/sandbox/chat/talk', { ...told, talk: earlier });
  if (answer?.status === 404) throw new Error(chat.dataset.notBegun);
  if (!answer?.ok) throw new Error(chat.dataset.unreachable);
  return answer.json();
}

function say(from, words) {
  const bubble = find(from === 'person' ? 'mine' : 'theirs').content.cloneNode(true).firstElementChild;
  bubble.querySelector('[data-words]').textContent = words;
  log.append(bubble);
  log.scrollTop = log.scrollHeight;
  return bubble;
}

function showTyping(isTyping) {
  typing.replaceChildren();
  if (isTyping) typing.append(find('dots').content.cloneNode(true), typing.dataset.words);
}

function complain(words) {
  problem.textContent = words;
  if (words === '') text.removeAttribute('aria-invalid');
  else text.setAttribute('aria-invalid', 'true');
}

async function send() {
  const words = text.value.trim();
  if (words === '') {
    complain(chat.dataset.empty);
    text.focus();
    return;
  }
  complain('');
  const bubble = say('person', words);
  text.value = '';
  const answer = await post('/sandbox/chat/message', { talk: talk.id, text: words });
  if (!answer?.ok) {
    bubble.remove();
    text.value = text.value === '' ? words : text.value;
    complain(chat.dataset.notSent);
    return;
  }
  for (const each of (await answer.json()).texts) {
    showTyping(true);
    await pause(TYPING_MS);
    showTyping(false);
    say('chat', each);
  }
}

/** One after the other, however fast the messages come. */
let sending = Promise.resolve();
function sendNext() {
  sending = sending.then(send);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  sendNext();
});
text.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  sendNext();
});
text.addEventListener('input', () => complain(''));

function show(begun) {
  talk = begun;
  sessionStorage.setItem(KEPT, begun.id);
  day.textContent = begun.day;
  for (const cell of document.querySelectorAll('[data-told]')) {
    cell.textContent = begun.customer[cell.dataset.told] || chat.dataset.none;
  }
  for (const each of begun.messages) say(each.from, each.text);
  form.hidden = false;
}

find('told').addEventListener('toggle', () => {
  log.scrollTop = log.scrollHeight;
});

begin().then(show, ({ message }) => {
  find('told').hidden = true;
  problem.textContent = message;
});
