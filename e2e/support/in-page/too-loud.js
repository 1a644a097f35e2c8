/**
 * Evaluates to what asks for attention twice at once: one accent act and one ink surface at most are shown, those of a
 * dialog alone while one is open (visual language, principle 3 and *Card*).
 */
(() => {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  const place = dialogs.at(-1) ?? document.body;
  const shown = (selector) =>
    [...place.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
  const namesOf = (elements) => elements.map((element) => element.textContent.trim().slice(0, 40)).join(', ');
  const [acts, inks] = [shown('.button-act'), shown('.statement')];
  return [
    ...(acts.length > 1 ? [`${acts.length} accent acts: ${namesOf(acts)}`] : []),
    ...(inks.length > 1 ? [`${inks.length} ink surfaces: ${namesOf(inks)}`] : []),
  ];
})();
