/** The script of a touch page: hears where a finger is on a graphic, and says what is there. It has no imports from elsewhere, so that the page works without a network. */
import { PAGE_WORDS, type PageWords } from './page-words.js';
import {
  byCorners,
  type Corner,
  cssMatrix,
  fitted,
  nearCorner,
  type Place,
  type SheetPlace,
} from './sheet-place.js';

/** What is heard of an object, as it stands in the page. */
interface Heard {
  readonly name: string;
  readonly description: string;
  readonly data: readonly string[];
}

interface HeardPage {
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly objects: readonly Heard[];
}

interface HeardSheets {
  readonly language: string;
  readonly pages: readonly HeardPage[];
}

type Mode = keyof PageWords['modes'];

/** A short push that tells a finger that it came upon something, in ms. */
const PUSH_MS = 15;

function part<Name extends keyof HTMLElementTagNameMap>(id: string, name: Name): HTMLElementTagNameMap[Name] {
  const element = document.getElementById(id);
  if (element?.localName !== name) throw new Error(`the page has no ${name} ${id}`);
  return element as HTMLElementTagNameMap[Name];
}

/** The words of the device, or of a screen reader where there is no voice or none is wanted. */
class Voice {
  isOn = 'speechSynthesis' in window;

  constructor(private readonly said: HTMLElement) {
    this.turn(this.isOn);
  }

  turn(isOn: boolean): void {
    this.isOn = isOn;
    this.said.setAttribute('aria-live', isOn ? 'off' : 'polite');
    if (!isOn && 'speechSynthesis' in window) speechSynthesis.cancel();
  }

  /** Says words of the page, or of a graphic in its own language: its name, and what is told of it where that is asked for. */
  say(title: string, { text = '', language = document.documentElement.lang } = {}): void {
    const [name, more] = [document.createElement('strong'), document.createElement('span')];
    name.textContent = title;
    more.textContent = text;
    this.said.lang = language;
    this.said.replaceChildren(name, ...(text === '' ? [] : [' ', more]));
    if (!this.isOn) return;
    speechSynthesis.cancel();
    const words = new SpeechSynthesisUtterance(text === '' ? title : text);
    words.lang = language;
    speechSynthesis.speak(words);
  }
}

/** A touch page at work. */
class TouchPage {
  private readonly surface = part('surface', 'div');
  private readonly video = part('camera', 'video');
  private readonly list = part('objects', 'ul');
  private readonly summary = part('count', 'summary');
  private readonly voice: Voice;
  private readonly places = new Map<Mode, SheetPlace>();
  private mode: Mode = 'screen';
  private page = 0;
  /** The object that was heard last, and which of its words come next. */
  private current = -1;
  private step = 0;
  /** The corners that are being set; undefined when none are. */
  private corners: Place[] | undefined;

  constructor(
    private readonly sheets: HeardSheets,
    private readonly words: PageWords,
  ) {
    this.voice = new Voice(part('said', 'p'));
    this.setUp();
    this.showPage(0);
    if (!this.voice.isOn) this.voice.say(words.noVoice);
  }

  private get shown(): HeardPage {
    const page = this.sheets.pages[this.page];
    if (!page) throw new Error('the page is not there');
    return page;
  }

  private get sheet(): SVGSVGElement {
    const sheet = this.surface.querySelectorAll('svg')[this.page];
    if (!sheet) throw new Error('the sheet is not there');
    return sheet;
  }

  private setUp(): void {
    const { surface } = this;
    surface.addEventListener('pointerdown', (event) => {
      surface.setPointerCapture(event.pointerId);
      this.touched({ x: event.clientX, y: event.clientY }, true);
    });
    surface.addEventListener('pointermove', (event) => {
      if (event.buttons !== 0 && !this.corners) this.touched({ x: event.clientX, y: event.clientY }, false);
    });
    surface.addEventListener('keydown', (event) => this.pressed(event));
    new ResizeObserver(() => this.lay()).observe(surface);
    part('corners', 'button').addEventListener('click', () => this.askCorners());
    const mode = part('mode', 'select');
    mode.addEventListener('change', () => void this.choose(mode.value as Mode));
    const pages = part('page', 'select');
    pages.addEventListener('change', () => this.showPage(Number(pages.value)));
    const voice = part('voice', 'input');
    voice.checked = this.voice.isOn;
    voice.disabled = !this.voice.isOn;
    voice.addEventListener('change', () => this.voice.turn(voice.checked));
  }

  private showPage(page: number): void {
    this.mark(-1);
    this.page = page;
    this.surface.querySelectorAll('svg').forEach((sheet, index) => {
      sheet.classList.toggle('shown', index === page);
    });
    const { objects } = this.shown;
    this.summary.textContent = this.words.objects.replace('{count}', String(objects.length));
    this.list.replaceChildren(
      ...objects.map((object, index) => {
        const [item, button] = [document.createElement('li'), document.createElement('button')];
        button.type = 'button';
        button.textContent = object.name;
        button.addEventListener('click', () => this.hear(index));
        item.append(button);
        return item;
      }),
    );
    if (objects.length === 0) this.voice.say(this.words.empty);
    this.lay();
  }

  /** Lays the sheet where its corners are, or as large as the surface allows. */
  private lay(): void {
    const place =
      this.places.get(this.mode) ??
      fitted(this.shown, { width: this.surface.clientWidth, height: this.surface.clientHeight });
    const { sheet } = this;
    sheet.style.width = `${this.shown.widthMm}px`;
    sheet.style.height = `${this.shown.heightMm}px`;
    sheet.style.transform = cssMatrix(place);
  }

  private async choose(mode: Mode): Promise<void> {
    this.mode = mode;
    this.corners = undefined;
    document.body.dataset['mode'] = mode;
    this.stopCamera();
    window.scrollTo(0, 0);
    this.lay();
    if (mode === 'camera' && !(await this.startCamera())) return;
    if (mode !== 'screen') this.voice.say(mode === 'sheet' ? this.words.layOn : this.words.aim);
  }

  private async startCamera(): Promise<boolean> {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      // Another choice was made while the browser asked.
      if (this.mode !== 'camera' || this.video.srcObject) {
        for (const track of stream.getTracks()) track.stop();
        return false;
      }
      this.video.srcObject = stream;
      await this.video.play();
      return true;
    } catch {
      this.voice.say(this.words.noCamera);
      return false;
    }
  }

  private stopCamera(): void {
    const stream = this.video.srcObject;
    if (stream instanceof MediaStream) for (const track of stream.getTracks()) track.stop();
    this.video.srcObject = null;
  }

  private askCorners(): void {
    this.corners = [];
    this.surface.focus({ preventScroll: true });
    this.voice.say(this.words.firstCorner);
  }

  /** The corner that is asked for second: across the sheet where all of it is seen, along its shorter edge where it lies on the screen. */
  private get secondCorner(): Corner {
    return this.mode === 'sheet' ? nearCorner(this.shown) : 'lowerRight';
  }

  private takeCorner(place: Place): void {
    const { left, top } = this.surface.getBoundingClientRect();
    const { clientLeft, clientTop } = this.surface;
    const corner = { x: place.x - left - clientLeft, y: place.y - top - clientTop };
    const [first] = this.corners ?? [];
    if (!first) {
      this.corners = [corner];
      return this.voice.say(this.words.secondCorner[this.secondCorner]);
    }
    const set = byCorners(this.shown, first, this.secondCorner, corner);
    this.corners = set ? undefined : [];
    if (!set) return this.voice.say(this.words.cornersClose);
    this.places.set(this.mode, set);
    this.lay();
    this.voice.say(this.words.cornersSet);
  }

  private touched(place: Place, isNew: boolean): void {
    if (this.corners) return this.takeCorner(place);
    const area = document.elementsFromPoint(place.x, place.y).find((one) => one.hasAttribute('data-heard'));
    const index = area ? Number(area.getAttribute('data-heard')) : -1;
    if (index === -1) {
      if (isNew) this.voice.say(this.words.nothing);
      this.mark(-1);
      return;
    }
    // A finger that moves on hears names; one that touches again hears more.
    if (index !== this.current || isNew) this.hear(index);
  }

  /** Says the next words of an object: its name first, then its description, then its data, and again from the start. */
  private hear(index: number): void {
    const object = this.shown.objects[index];
    if (!object) return;
    const all = [object.description, object.data.join('. ')].filter((text) => text !== '');
    this.step = index === this.current ? (this.step + 1) % (all.length + 1) : 0;
    if (index !== this.current) navigator.vibrate?.(PUSH_MS);
    this.mark(index);
    const text = this.step === 0 ? '' : all[this.step - 1];
    this.voice.say(object.name, { ...(text ? { text } : {}), language: this.sheets.language });
  }

  private mark(index: number): void {
    if (index === this.current) return;
    this.current = index;
    for (const area of this.sheet.querySelectorAll('[data-heard]')) {
      area.classList.toggle('current', area.getAttribute('data-heard') === String(index));
    }
  }

  private pressed(event: KeyboardEvent): void {
    const last = this.shown.objects.length - 1;
    const goals: Readonly<Record<string, number>> = {
      ArrowRight: Math.min(last, this.current + 1),
      ArrowDown: Math.min(last, this.current + 1),
      ArrowLeft: Math.max(0, this.current - 1),
      ArrowUp: Math.max(0, this.current - 1),
      Home: 0,
      End: last,
    };
    const goal = goals[event.key];
    if (event.key === 'Escape' && this.corners) {
      this.corners = undefined;
      this.voice.say(this.words.cancelled);
    } else if (goal !== undefined) {
      // At either end the name is said again.
      if (goal === this.current) this.mark(-1);
      this.hear(goal);
    } else if (event.key === 'Enter' || event.key === ' ') this.hear(Math.max(0, this.current));
    else return;
    event.preventDefault();
  }
}

const sheets = JSON.parse(part('sheets', 'script').textContent ?? '') as HeardSheets;
new TouchPage(sheets, PAGE_WORDS[document.documentElement.lang === 'de' ? 'de' : 'en']);
