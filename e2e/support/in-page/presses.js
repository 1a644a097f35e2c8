/** Defines what presses.ts asks of a page: its controls, where one is to be pressed, and what the press has done. */
(() => {
  const pressable =
    'a[href], button, summary, input, select, textarea, [role=application], [role=option], [role=tab], [role=menuitem]';
  /** Whatever takes the focus or acts: nothing of it may be of a kind that nobody presses. */
  const interactive =
    'area[href], audio[controls], video[controls], [contenteditable=true], [tabindex]:not([tabindex="-1"]), ' +
    '[role=button], [role=checkbox], [role=combobox], [role=link], [role=menuitemcheckbox], [role=menuitemradio], ' +
    '[role=radio], [role=searchbox], [role=slider], [role=spinbutton], [role=switch], [role=textbox]';
  /** They tell how the pointer stands, not what a press has done. */
  const passing =
    /^(data-(hovered|pressed|focus|focused|focus-visible|entering|exiting|react-aria.*)|tabindex)$/;

  /** A field takes the focus of a press, to be typed in; a list of the device, to be chosen from. */
  const isField = (element) =>
    element.matches('textarea, select, input:not([type=radio], [type=checkbox], [type=file])');
  const kindOf = (element) => {
    if (isField(element)) return 'field';
    return element.getAttribute('role') ?? (element.localName === 'input' ? element.type : element.localName);
  };
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
  /** It takes the focus for the keys that scroll it. */
  const isScrolled = (element) => /auto|scroll/.test(getComputedStyle(element).overflow);
  /** What somebody may want to press and no test does, by tag and class. */
  const unpressed = () =>
    [...document.querySelectorAll(interactive)]
      .filter((element) => !element.matches(pressable) && isPressable(element) && !isScrolled(element))
      .map((element) => `${element.localName}.${element.className} ‘${nameOf(element)}’`);

  /** Rows of one list are alike: a few of them stand for all. */
  const rowOf = (element) => element.closest('li, tr, [role=option]');
  const described = () => {
    const times = new Map();
    return controls().map((element) => {
      const kind = kindOf(element);
      const name = nameOf(element);
      const key = `${kind} ${name}`;
      const nth = times.get(key) ?? 0;
      times.set(key, nth + 1);
      return { kind, name, nth, alike: rowOf(element) ? `${kind} ${element.className}` : null };
    });
  };

  /** Patience is no check: what is wrong alone takes so long. */
  const PATIENCE_MS = 6_000;
  const setTimer = window.setTimeout.bind(window);
  const pause = (ms) => new Promise((resolve) => setTimer(resolve, ms));
  /** While a state is drawn its short waits, such as those of skeletons, pass fast; the long ones stay. */
  const SHORT_MS = 700;
  const HASTE = 20;
  let isDrawing = false;
  /** States whose skeletons stay, as what they ask for never comes: waited for once. */
  const waitsForGood = new Set();
  const LONGEST_WAIT_MS = 4_000;
  window.setTimeout = (act, ms = 0, ...rest) =>
    setTimer(act, isDrawing && ms <= SHORT_MS ? ms / HASTE : ms, ...rest);

  /** Draws a state in place of the one that stands. @returns whether it has come */
  async function draw(state) {
    isDrawing = true;
    await window.__show(state);
    for (let waited = 0; !document.querySelector('[data-acted]'); waited += 10) {
      if (waited > PATIENCE_MS) break;
      await pause(10);
    }
    isDrawing = false;
    for (let waited = 0; !waitsForGood.has(state) && document.querySelector('[data-phase]'); waited += 20) {
      if (waited > LONGEST_WAIT_MS) waitsForGood.add(state);
      await pause(20);
    }
    return document.querySelector('[data-acted]') !== null;
  }

  /** The controls, once for a while no more of them come. */
  async function list(stillMs = 120) {
    let last = '';
    for (let still = 0; still < stillMs; await pause(20)) {
      const now = JSON.stringify(described());
      still = now === last ? still + 20 : 0;
      last = now;
    }
    return described();
  }
  /** The control of this kind and name, the nth of them; maybe after a moment. */
  async function find(control) {
    for (let waited = 0; waited < PATIENCE_MS; waited += 20) {
      const index = described().findIndex(
        ({ kind, name, nth }) => kind === control.kind && name === control.name && nth === control.nth,
      );
      if (index >= 0) return controls()[index];
      await pause(20);
    }
    return null;
  }

  let wanted;
  let pressed;
  let before;
  let effects;
  let observer;
  const words = (element) => element.innerText.replace(/\s+/g, ' ').trim();
  const stateOf = (element) =>
    ['aria-expanded', 'aria-pressed'].map((name) => element.getAttribute(name)).join() +
    (element.localName === 'summary' ? element.parentElement.open : '');

  const isOfPressed = (target) =>
    target instanceof Element && (pressed?.contains(target) || target.closest('label')?.control === pressed);

  /** A link that is laid over its whole row or card is pressed anywhere on it. @returns what lies over it; null: nothing */
  function holeOf(element) {
    const { position, content, inset } = getComputedStyle(element, '::after');
    if (content === 'none' || position !== 'absolute' || inset !== '0px') return null;
    const { x, y, width, height } = element.offsetParent.getBoundingClientRect();
    for (const across of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      for (const down of [0.2, 0.4, 0.6, 0.8]) {
        const hit = document.elementFromPoint(x + across * width, y + down * height);
        if (hit && !element.contains(hit) && !hit.closest(pressable) && element.offsetParent.contains(hit))
          return `${hit.localName}.${hit.className}, a part of what the link is laid over,`;
      }
    }
    return null;
  }

  const isGone = () => !pressed.isConnected;
  /** The control has been drawn anew. */
  async function aimAgain() {
    pressed = (await find(wanted)) ?? pressed;
    return aim();
  }

  /**
   * Brings a control into view. @returns where its middle is, and what lies over it; null: it has gone, or the panel
   * that it opens lies over it
   */
  async function aim() {
    effects = new Set();
    for (let waited = 0; ; waited += 20) {
      pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = boxOf(pressed);
      if (!box && isGone()) return null;
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      const hit = document.elementFromPoint(x, y);
      if (isOfPressed(hit)) return { x, y, cover: holeOf(pressed) };
      const isUnderPanel = hit?.closest('[role=dialog]')?.contains(pressed) === false;
      if (isUnderPanel && pressed.ariaExpanded === 'true') return null;
      // An animation may still be running.
      if (waited > PATIENCE_MS) return { x, y, cover: `${hit?.localName}.${hit?.className}` };
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
      top: boxOf(pressed)?.y,
    };
  }
  const noteEvent = (name) => () => effects?.add(name);
  document.addEventListener('gallery:heard', noteEvent('heard'));
  window.open = () => {
    effects?.add('opened');
    return null;
  };
  window.print = noteEvent('printed');
  addEventListener('click', (event) => {
    if (!effects || !isOfPressed(event.target)) return;
    effects.add('clicked');
    // Links lead somewhere, and a picker opens over the page: what stands there is for other tests.
    if (pressed.localName === 'a' || pressed.type === 'file') {
      effects.add('followed');
      event.preventDefault();
    }
  });
  addEventListener('submit', noteEvent('sent'), true);

  /** While the mouse is down. */
  const hasMoved = () => pressed.isConnected && boxOf(pressed)?.y !== before.top;

  function whyWrong() {
    const kind = kindOf(pressed);
    if (kind === 'field') return document.activeElement === pressed ? null : 'it did not take the focus';
    if (kind === 'radio') return isGone() || pressed.checked ? null : 'it was not chosen';
    if (!effects.has('clicked') && !effects.has('keys')) return 'the press was not heard';
    if (kind === 'tab' || kind === 'option') {
      const shown = words(document.body);
      const isChosen = pressed.isConnected && pressed.getAttribute('aria-selected') === 'true';
      const isTold = document.querySelector('[role=alert], [role=alertdialog]') !== null;
      if (kind === 'option' ? isGone() && (shown.includes(before.choice) || isTold) : isChosen || isGone())
        return null;
      return 'it was not chosen';
    }
    if (kind === 'checkbox')
      return isGone() || pressed.checked !== before.isChecked ? null : 'it was not ticked';
    // A chosen control stays chosen.
    if (
      ['a', 'application', 'file'].includes(kind) ||
      pressed.ariaCurrent === 'true' ||
      pressed.ariaPressed === 'true'
    )
      return null;
    if (!isGone() && pressed.hasAttribute('aria-expanded') && stateOf(pressed) === before.state)
      return 'nothing opened or closed';
    const active = document.activeElement;
    if (active !== before.focus && active !== pressed && active !== document.body) effects.add('focused');
    return effects.size > 1 || isGone() ? null : 'nothing came of it';
  }

  /** The press has left the state as it was, so that the next one need not wait for another. */
  const isAsDrawn = () => effects !== undefined && !effects.has('changed');

  /** Waits for what the press does. @returns null: it did what its kind is for */
  async function outcome() {
    for (let waited = 0; ; waited += 20) {
      const wrong = whyWrong();
      if (wrong === null || waited > PATIENCE_MS) return wrong;
      await pause(20);
    }
  }

  /** Puts the focus where the keys begin. @returns the keys; null: it cannot be reached */
  function keysTo() {
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
    if (kind === 'field') return ['End'];
    if (kind === 'application') return ['ArrowRight'];
    return [kind === 'radio' || kind === 'checkbox' || kind === 'file' ? 'Space' : 'Enter'];
  }
  addEventListener(
    'keydown',
    () => ['application', 'option', 'tab'].includes(pressed && kindOf(pressed)) && effects?.add('keys'),
    true,
  );

  /** Makes everything ready for one press. @returns where or with which keys; null: the control has not come */
  async function prepare(control, way) {
    wanted = control;
    const found = await find(wanted);
    if (found === null) return null;
    pressed = found;
    if (way !== 'keys') {
      const place = await aim();
      if (way === 'finger') watch();
      return { place };
    }
    const keys = keysTo();
    watch();
    return { keys };
  }

  /** The mouse stands on it. @returns whether a field of its form waits for a letter, before the press is watched */
  function standBefore() {
    if (standInField()) return true;
    watch();
    return false;
  }

  const result = async () => ({ problem: await outcome(), isAsDrawn: isAsDrawn() });

  window.__presses = {
    draw,
    list,
    unpressed,
    prepare,
    standBefore,
    isGone,
    aim,
    aimAgain,
    watch,
    hasMoved,
    result,
    isAsDrawn,
  };
})();
