// Solves the puzzle of a form while it is filled in, and holds the form back until it is solved. Where the browser
// cannot (no crypto.subtle outside https), the text of the page requests a wait instead, as without script.
(() => {
  const input = document.querySelector('[data-bits]');
  if (!input || !globalThis.crypto?.subtle) return;
  const { form } = input;
  const words = form.querySelector('[data-working]');
  const bits = Number(input.dataset.bits);
  const iterations = Number(input.dataset.iterations);
  const utf8 = new TextEncoder();
  const waiting = words.textContent;
  let isSolving = true;
  let held = null;

  words.textContent = words.dataset.working;
  form.addEventListener('submit', (event) => {
    if (!isSolving) return;
    event.preventDefault();
    // The press is kept, not forgotten: it is repeated when the puzzle is solved.
    delete form.dataset.sent;
    held = { by: event.submitter };
  });

  const solve = async () => {
    const challenge = utf8.encode(form.elements.challenge.value);
    const key = await crypto.subtle.importKey('raw', challenge, 'PBKDF2', false, ['deriveBits']);
    const isSolution = async (nonce) => {
      const salt = utf8.encode(String(nonce));
      const found = await crypto.subtle.deriveBits(
        { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
        key,
        32,
      );
      return Math.clz32(new DataView(found).getUint32(0)) >= bits;
    };
    const atOnce = 16;
    for (let from = 0; ; from += atOnce) {
      const tried = await Promise.all(Array.from({ length: atOnce }, (_, at) => isSolution(from + at)));
      const at = tried.indexOf(true);
      if (at >= 0) return from + at;
    }
  };

  const finish = (nonce, text) => {
    isSolving = false;
    input.value = nonce;
    words.textContent = text;
  };

  solve().then(
    (nonce) => {
      finish(String(nonce), words.dataset.solved);
      if (held) form.requestSubmit(held.by);
    },
    () => finish('', waiting),
  );
})();
