// Makes the identity pages handier. Every page works without it: it only shows, fills and presses.
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  document.documentElement.classList.add('has-script');

  // A new tab would know nothing of the kiosk, and have no End Session.
  if (document.documentElement.dataset.mode === 'kiosk') {
    for (const link of all('a[target]')) link.removeAttribute('target');
  }

  // The summary takes focus, wherever the browser put it.
  document.querySelector('.error-summary')?.focus();

  // Its links lead to the field itself, not only to its place.
  for (const link of all('.error-summary a')) {
    link.addEventListener('click', (event) => {
      const field = document.getElementById(link.hash.slice(1));
      if (!field) return;
      event.preventDefault();
      field.focus();
    });
  }

  for (const button of all('[data-shows]')) {
    const input = document.getElementById(button.dataset.shows);
    button.hidden = false;
    button.addEventListener('click', () => {
      const shown = button.getAttribute('aria-pressed') !== 'true';
      button.setAttribute('aria-pressed', String(shown));
      input.type = shown ? 'text' : 'password';
    });
    // A password manager, and the browser's memory, must see a password.
    input.form.addEventListener('submit', () => {
      input.type = 'password';
    });
  }

  // A second press while the first is under way does nothing.
  for (const form of all('form[data-once]')) {
    form.addEventListener('submit', (event) => {
      if (form.dataset.sent) event.preventDefault();
      form.dataset.sent = 'yes';
    });
  }
  addEventListener('pageshow', () => {
    for (const form of all('form[data-once]')) delete form.dataset.sent;
  });

  for (const button of all('[data-wait-seconds]')) {
    const words = button.textContent;
    let left = Number(button.dataset.waitSeconds);
    const status = button.parentElement.querySelector('[data-wait-words]');
    const tick = () => {
      button.disabled = left > 0;
      button.textContent = left > 0 ? button.dataset.waitText.replace('#', String(left)) : words;
      if (left === 0 && status) status.textContent = words;
      if (left > 0) setTimeout(tick, 1000);
      left -= 1;
    };
    tick();
  }

  const panel = document.querySelector('[data-people]');
  if (panel) people(panel);

  document.querySelector('form[data-press]')?.requestSubmit();
  document.querySelector('[data-press-button]')?.click();

  function people(aside) {
    const shownAtFirst = 7;
    const rows = all('.people-list > li', aside);
    const search = aside.querySelector('input[type=search]');
    const none = aside.querySelector('[data-none]');
    const showAll = aside.querySelector('[data-show-all]');
    const bar = aside.querySelector('.people-bar');
    let everyone = rows.length <= shownAtFirst;

    const draw = () => {
      const wanted = search.value.trim().toLowerCase();
      const found = rows.filter((row) => row.dataset.words.includes(wanted));
      for (const row of rows) row.hidden = true;
      const shown = everyone || wanted ? found : found.slice(0, shownAtFirst);
      for (const row of shown) row.hidden = false;
      showAll.hidden = everyone || wanted !== '';
      none.textContent = shown.length === 0 ? none.dataset.none : '';
    };

    search.hidden = false;
    search.addEventListener('input', draw);
    showAll.addEventListener('click', () => {
      everyone = true;
      draw();
      rows[shownAtFirst].querySelector('button').focus();
    });
    bar.addEventListener('click', () => {
      const open = aside.toggleAttribute('data-open');
      bar.setAttribute('aria-expanded', String(open));
    });
    for (const button of all('.person', aside)) {
      button.addEventListener('click', () => {
        for (const other of all('.person', aside))
          other.setAttribute('aria-pressed', String(other === button));
        document.getElementById('email').value = button.dataset.email;
        document.getElementById('password').value = aside.dataset.password;
        document.querySelector('.sign-in form').scrollIntoView({ block: 'nearest' });
      });
    }
    // The person chosen in the sandbox before coming here is filled in, once.
    const wanted = takeKept('sandbox.person');
    const chosen = all('.person', aside).find((button) => button.dataset.email === wanted);
    if (chosen && document.getElementById('email').value === '') {
      everyone = true;
      chosen.click();
    }
    draw();
  }

  /** null also where storage is refused. */
  function takeKept(name) {
    try {
      const value = sessionStorage.getItem(name);
      sessionStorage.removeItem(name);
      return value;
    } catch {
      return null;
    }
  }
})();
