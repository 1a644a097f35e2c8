/**
 * Fills the chosen person in on the sign-in page. Passed in this tab's storage, never in the address: an
 * e-mail does not belong there, not even an invented one.
 */
for (const link of document.querySelectorAll('a[data-person]')) {
  link.addEventListener('click', () => {
    try {
      sessionStorage.setItem('sandbox.person', link.dataset.person);
    } catch {
      // Storage is refused: the sign-in page lists all people.
    }
  });
}
