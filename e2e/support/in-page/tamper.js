/** Runs in every page of one test: whoever writes the wanted path down writes down the hostile one instead. */
const write = Storage.prototype.setItem;
Storage.prototype.setItem = function setItem(key, value) {
  const target = localStorage.getItem('hostile');
  const swapped = target === null ? value : String(value).replace('"/home"', JSON.stringify(target));
  write.call(this, key, key === 'hostile' ? value : swapped);
};
