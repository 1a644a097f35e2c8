/**
 * The chat's own page, as a vendor would serve it: no header of the sandbox, as it stands in a frame of 375 or a
 * window. Every word its script needs stands in it.
 */
import { html } from '../frame/html.ts';
import { icon } from '../frame/icons.ts';
import { demoTag } from '../frame/page.ts';
import { chatCopy } from './copy.ts';

const details = (['bpNo', 'accountNo', 'mobileNo', 'sub'] as const).map(
  (name) => html`<div><dt>${chatCopy.toldNames[name]}</dt><dd data-told="${name}"></dd></div>`,
);

export const chatPage: string = html`<!doctype html>
<html lang="en-SG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<script src="/look/theme.js"></script>
<title>${chatCopy.tabTitle}</title>
<link rel="icon" href="/look/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/look/look.css">
<link rel="stylesheet" href="/sandbox/chat/chat.css">
<script type="module" src="/sandbox/chat/chat.js"></script>
</head>
<body>
<main class="ch" id="chat" data-used-up="${chatCopy.usedUp}" data-unreachable="${chatCopy.unreachable}" data-not-begun="${chatCopy.notBegun}" data-not-sent="${chatCopy.notSent}" data-empty="${chatCopy.empty}" data-none="${chatCopy.toldNothing}">
<h1 class="hidden-visually">${chatCopy.title}</h1>
<details class="ch-told demo-strip" id="told">
<summary>${demoTag}<span>${chatCopy.told}</span>${icon('chevronDown')}</summary>
<p>${chatCopy.prepared}</p>
<dl>${details}</dl>
</details>
<div class="ch-log" id="log" role="log" aria-label="${chatCopy.log}" tabindex="0">
<p class="ch-day" id="day"></p>
<noscript><p class="ch-notice">${chatCopy.needsScript}</p></noscript>
</div>
<p class="ch-typing" id="typing" role="status" data-words="${chatCopy.typing}"></p>
<p class="ch-problem" id="problem" role="alert"></p>
<form class="ch-form" id="form" hidden novalidate>
<label class="hidden-visually" for="text">${chatCopy.field}</label>
<textarea class="input ch-input" id="text" rows="1" maxlength="400" placeholder="${chatCopy.field}" aria-describedby="problem" autocomplete="off"></textarea>
<button class="icon-button ch-send" type="submit" aria-label="${chatCopy.send}">${icon('send')}</button>
</form>
<template id="theirs"><p class="ch-said ch-theirs"><span class="hidden-visually">${chatCopy.who}: </span><span data-words></span></p></template>
<template id="mine"><p class="ch-said ch-mine"><span class="hidden-visually">${chatCopy.person}: </span><span data-words></span></p></template>
<template id="dots"><span class="ch-dots" aria-hidden="true"><i></i><i></i><i></i></span></template>
</main>
</body>
</html>
`.markup;
