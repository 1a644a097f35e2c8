/**
 * Brings a code from a picture or from the camera: the picture goes to the bank, which reads its pixels; the text
 * that it finds is put into the form and sent.
 */
const at = (id) => document.getElementById(id);
const [eyes, told, form, text, scan, picture, video] = [
  'eyes',
  'told',
  'form',
  'text',
  'scan',
  'picture',
  'video',
].map(at);
const MOST_OF_FRAME = 900;
const PAUSE = 250;
const words = scan.querySelector('span');
const scanWord = words.textContent;
let stream = null;

eyes.hidden = false;
const say = (what) => {
  told.textContent = what === null ? '' : told.dataset[what];
};

/** The text of the code in a picture; null when there is none. */
async function ask(blob) {
  const headers = { 'content-type': blob.type };
  const reply = await fetch('/sandbox/bank/picture', { method: 'POST', headers, body: blob });
  if (!reply.ok) throw new Error('refused');
  return (await reply.json()).text;
}

function take(found) {
  text.value = found;
  form.requestSubmit();
}

text.addEventListener('input', () => at('marks')?.remove());

picture.addEventListener('change', async () => {
  const [file] = picture.files;
  if (!file) return;
  stop();
  say('looking');
  try {
    const found = await ask(file);
    if (found === null) say('nothing');
    else take(found);
  } catch {
    say('failed');
  }
  picture.value = '';
});

function stop() {
  for (const track of stream?.getTracks() ?? []) track.stop();
  stream = null;
  video.hidden = true;
  scan.setAttribute('aria-pressed', 'false');
  words.textContent = scanWord;
  say(null);
}

function frameOf() {
  const scale = Math.min(1, MOST_OF_FRAME / Math.max(video.videoWidth, video.videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth * scale;
  canvas.height = video.videoHeight * scale;
  canvas.getContext('2d').drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

async function look() {
  while (stream !== null) {
    const found = video.videoWidth > 0 ? await ask(await frameOf()).catch(() => null) : null;
    if (stream === null) return;
    if (found !== null) {
      stop();
      take(found);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

scan.addEventListener('click', async () => {
  if (stream !== null) {
    stop();
    return;
  }
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  } catch {
    say('noCamera');
    return;
  }
  video.srcObject = stream;
  video.hidden = false;
  scan.setAttribute('aria-pressed', 'true');
  words.textContent = words.dataset.stop;
  say('looking');
  await video.play();
  await look();
});
