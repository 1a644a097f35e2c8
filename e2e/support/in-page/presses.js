/** Defines what presses.ts asks of a page: its controls, where one is to be pressed, and what the press has done. */
(() => {
  const pressable =
    'a[href], button, summary, [role=option], [role=tab], [role=menuitem], input[type=radio], input[type=checkbox]';
  /** They tell how the pointer stands, not what a press has done. */
  const passing =
    /^(data-(hovered|pressed|focus|focused|focus-visible|entering|exiting|react-aria.*)|tabindex)$/;

  const kindOf = (element) =>
    element.getAttribute('role') ?? (element.localName === 'input' ? element.type : element.localName);
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent)
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 80);
  const boxOf = (element) =>
    [...element.getClientRects()].toSorted((a, b) => b.width * b.height - a.width * a.height)[0];

  function isPressable(element) {
    if (element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert], [aria-hidden=true]'))
      return false;
    const box = boxOf(element);
    return box?.width > 4 && box.height > 4 && element.checkVisibility({ visibilityProperty: true });
  }
  const controls = () => [...document.querySelectorAll(pressable)].filter(isPressable);

  /** Rows of one list are alike: a few of them stand for all. */
  const rowOf = (element) => element.closest('li, tr, [role=option]');
  const described = () =>
    controls().map((element) => ({
      kind: kindOf(element),
      name: nameOf(element),
      alike: rowOf(element) ? `${kindOf(element)} ${element.className}` : null,
    }));

  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  /** The controls, once no more of them come. */
  async function list() {
    for (let last = ''; ; await pause(40)) {
      const now = JSON.stringify(described());
      if (now === last) return described();
      last = now;
    }
  }
  /** Whether a control stands in its place again, maybe after a moment. */
  async function isBack(index, name) {
    for (let waited = 0; waited < 6_000; waited += 20) {
      if (described()[index]?.name === name) return true;
      await pause(20);
    }
    return false;
  }

  let pressed;
  let before;
  let effects;
  let observer;
  const words = (element) => element.innerText.replace(/\s+/g, ' ').trim();
  const stateOf = (element) =>
    ['aria-expanded', 'aria-pressed'].map((name) => element.getAttribute(name)).join() +
    (element.localName === 'summary' ? element.parentElement.open : '');

  /** Brings a control into view. @returns where its middle is, and what lies over it; null: a panel is opened over it */
  async function aim(index) {
    pressed = controls()[index];
    effects = new Set();
    for (let waited = 0; ; waited += 20) {
      pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = boxOf(pressed);
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      const hit = document.elementFromPoint(x, y);
      if (pressed.contains(hit) || hit?.closest('label')?.control === pressed) return { x, y, cover: null };
      if (hit?.closest('[role=dialog]')?.contains(pressed) === false) return null;
      // An animation may still be running.
      if (waited > 600) return { x, y, cover: `${hit?.localName}.${hit?.className}` };
      await pause(20);
    }
  }

  /** As a person who comes from the last field of the form. */
  function standInField() {
    const fields = [...(pressed.closest('form')?.querySelectorAll('input, textarea') ?? [])];
    const field = fields.findLast(
      (each) => /^(text|tel|email|textarea)$/.test(each.type) && isPressable(each),
    );
    field?.focus({ preventScroll: true });
    return field !== undefined;
  }

  function watch() {
    effects = new Set();
    observer?.disconnect();
    observer = new MutationObserver((records) => {
      if (records.some(({ type, attributeName }) => type !== 'attributes' || !passing.test(attributeName)))
        effects.add('changed');
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const row = pressed.getAttribute('role') === 'option' ? pressed.innerText.split('\n')[0] : '';
    before = {
      state: stateOf(pressed),
      isChecked: pressed.checked,
      choice: row.replace(/\s+/g, ' ').trim(),
      focus: document.activeElement,
      top: boxOf(pressed).y,
    };
  }
  const noteEvent = (name) => () => effects?.add(name);
  document.addEventListener('gallery:heard', noteEvent('heard'));
  window.open = () => {
    effects?.add('opened');
    return null;
  };
  window.print = noteEvent('printed');
  const isOfPressed = ({ target }) =>
    target instanceof Element && (pressed?.contains(target) || target.closest('label')?.control === pressed);
  addEventListener('click', (event) => {
    if (!effects || !isOfPressed(event)) return;
    effects.add('clicked');
    // Links lead somewhere: what stands there is for other tests.
    if (pressed.localName === 'a') {
      effects.add('followed');
      event.preventDefault();
    }
  });
  addEventListener('submit', noteEvent('sent'), true);

  /** While the mouse is down. */
  const hasMoved = () => pressed.isConnected && boxOf(pressed)?.y !== before.top;

  function whyWrong() {
    const kind = kindOf(pressed);
    const isGone = !pressed.isConnected;
    if (kind === 'radio') return isGone || pressed.checked ? null : 'it was not chosen';
    if (!effects.has('clicked') && !effects.has('keys')) return 'the press was not heard';
    if (kind === 'tab' || kind === 'option') {
      const shown = words(document.body);
      const isChosen = pressed.isConnected && pressed.getAttribute('aria-selected') === 'true';
      const isTold = document.querySelector('[role=alert], [role=alertdialog]') !== null;
      if (kind === 'option' ? isGone && (shown.includes(before.choice) || isTold) : isChosen || isGone)
        return null;
      return 'it was not chosen';
    }
    if (kind === 'checkbox')
      return isGone || pressed.checked !== before.isChecked ? null : 'it was not ticked';
    // A chosen control stays chosen.
    if (kind === 'a' || pressed.ariaCurrent === 'true' || pressed.ariaPressed === 'true') return null;
    if (!isGone && pressed.hasAttribute('aria-expanded') && stateOf(pressed) === before.state)
      return 'nothing opened or closed';
    const active = document.activeElement;
    if (active !== before.focus && active !== pressed && active !== document.body) effects.add('focused');
    return effects.size > 1 || isGone ? null : 'nothing came of it';
  }

  /** The press has left the state as it was, so that the next one need not wait for another. */
  const isAsDrawn = () => effects !== undefined && !effects.has('changed');

  /** Waits for what the press does. @returns null: it did what its kind is for */
  async function outcome() {
    for (let waited = 0; ; waited += 20) {
      const wrong = whyWrong();
      if (wrong === null || waited > 1_000) return wrong;
      await pause(20);
    }
  }

  /** Puts the focus where the keys begin. @returns the keys; null: it cannot be reached */
  function keysTo(index) {
    pressed = controls()[index];
    const kind = kindOf(pressed);
    if (kind === 'option') {
      const field = document.querySelector(`[aria-controls="${pressed.closest('[role=listbox]').id}"]`);
      field.focus();
      const rows = [...pressed.parentElement.querySelectorAll('[role=option]')];
      return [...rows.slice(0, rows.indexOf(pressed)).map(() => 'ArrowDown'), 'Enter'];
    }
    if (kind === 'tab') {
      const tabs = [...pressed.closest('[role=tablist]').querySelectorAll('[role=tab]')];
      const from = tabs.findIndex((tab) => tab.tabIndex === 0);
      tabs[from].focus();
      const steps = (tabs.indexOf(pressed) - from + tabs.length) % tabs.length;
      return steps === 0 ? ['Enter'] : Array.from({ length: steps }, () => 'ArrowRight');
    }
    pressed.focus();
    if (document.activeElement !== pressed) return null;
    return [kind === 'radio' || kind === 'checkbox' ? 'Space' : 'Enter'];
  }
  addEventListener(
    'keydown',
    () => ['option', 'tab'].includes(pressed && kindOf(pressed)) && effects?.add('keys'),
    true,
  );

  window.__presses = { list, isBack, aim, standInField, watch, hasMoved, outcome, isAsDrawn, keysTo };
})();
