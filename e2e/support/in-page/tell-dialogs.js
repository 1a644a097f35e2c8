/** Runs in every page of one test: tells it the title of each decision that is drawn, however shortly it stands. */
new MutationObserver(() => {
  for (const title of document.querySelectorAll('[role="alertdialog"] h2')) {
    if (title.checkVisibility()) window.tellDialog(title.textContent);
  }
}).observe(document, { childList: true, subtree: true });
