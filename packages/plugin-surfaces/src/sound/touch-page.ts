import { wordLanguage } from '@tastwerk/editor-core/braille';
import { escapeXml } from '@tastwerk/render/svg';
import type { HeardObject } from './heard-objects.js';
import { PAGE_WORDS } from './player/page-words.js';
import { PLAYER } from './player.data.js';
import { TOUCH_STYLE } from './touch-style.js';

/** A page of a document that is to be heard. */
export interface TouchSheet {
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly objects: readonly HeardObject[];
  /** Of `touchSvg`. */
  readonly svg: string;
}

/** JSON that may stand in an element `script`. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The content security policy of touch pages: only their own script runs, and nothing is loaded. */
async function touchPagePolicy(): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(PLAYER));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return `default-src 'none'; script-src 'sha256-${base64}'; style-src 'unsafe-inline'; media-src 'self' blob:; img-src data:`;
}

/** Documents as a page of HTML that speaks what a finger is on. It is whole in itself: no network is needed. */
export async function touchPage(
  title: string,
  language: string,
  sheets: readonly TouchSheet[],
): Promise<string> {
  // The words of the page are there in two languages; those of the graphic have their own.
  const ui = wordLanguage(language);
  const words = PAGE_WORDS[ui];
  const data = {
    language,
    pages: sheets.map(({ name, widthMm, heightMm, objects }) => ({
      name,
      widthMm,
      heightMm,
      objects: objects.map(({ name: object, description, data: lines }) => ({
        name: object,
        description,
        data: lines,
      })),
    })),
  };
  const options = (entries: readonly (readonly [string, string])[]): string =>
    entries.map(([value, label]) => `<option value="${value}">${escapeXml(label)}</option>`).join('');
  const pages = options(sheets.map(({ name }, index) => [String(index), name]));
  return `<!doctype html>
<html lang="${ui}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${await touchPagePolicy()}">
<title>${escapeXml(title)}</title>
<style>${TOUCH_STYLE}</style>
</head>
<body data-mode="screen">
<header>
<h1 lang="${escapeXml(language)}">${escapeXml(title)}</h1>
<form>
<label${sheets.length > 1 ? '' : ' hidden'}>${words.page} <select id="page">${pages}</select></label>
<label>${words.mode} <select id="mode">${options(Object.entries(words.modes))}</select></label>
<button id="corners" type="button">${words.corners}</button>
<label><input id="voice" type="checkbox"> ${words.voice}</label>
</form>
</header>
<main>
<div id="surface" role="application" tabindex="0" aria-label="${words.surface}" aria-describedby="help">
<video id="camera" playsinline muted aria-hidden="true"></video>
${sheets.map(({ svg }) => svg).join('')}</div>
<p id="said" aria-atomic="true"></p>
<p id="help">${words.help}</p>
<details><summary id="count"></summary><ul id="objects" lang="${escapeXml(language)}"></ul></details>
</main>
<script type="application/json" id="sheets">${scriptJson(data)}</script>
<script>${PLAYER}</script>
</body>
</html>
`;
}
