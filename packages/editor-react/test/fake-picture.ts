import type { PictureCodec, PictureCut } from '../src/plugins/pictures/picture-codec.js';

/** The beginning of a PNG file. */
export const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2, 3);
export const BACKDROP = 'data:image/jpeg;base64,AAAA';

/** A PNG file of 1000 by 500 px with two squares, as a data address. */
export const WIDE_BACKDROP =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAA+gAAAH0AQAAAACGUzqAAAABAUlEQVR42u3NsQ0AIAwEsd+A/bdkA5ggRSQUGl9/cs7PQqfT6XQ6nU6n0+l0Op1Op9PpdDqdTqfT6XQ6nU6n0+l0Op1Op9PpdDqdPqPvFK1q7x90Op1Op9PpdDqdTqfT6XQ6nU6n0+l0Op1Op9PpdDqdTqfT6XQ6nU6n0+l0Op1Op9PpdDqdTqfT6XQ6nU6n0+l0Op1Op9PpdDqdTqfT6XQ6nU6n0+n0d/p4dDqdTqfT6XQ6nU6n0+l0Op1Op9PpdDqdTqfT6XQ6nU6n0+l0Op1Op9PpdDqdTqfT6XQ6nU6n0+l0Op1Op9PpdDqdTqfT6XQ6nU6n0+l0Op1Op9Pp9G4X7MpS4cMYj3MAAAAASUVORK5CYII=';

/** What such a picture shows: the parts of {@link TRACING} and the words of {@link LINES}. */
const SHOWN = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="500" font-family="sans-serif" font-size="48"><path fill="#fff" d="M0 0h1000v500H0z"/><path d="M100 100h200v200H100zM500 100h200v200H500zM900 10h5v5h-5z"/><text x="100" y="438">Stern</text><text x="600" y="438">Mond</text></svg>',
)}`;

/** A picture of 1000 by 500 px, whatever the file holds; cuts of it are named after what they hold. */
export const fakeCodec: PictureCodec = {
  load: (file) => {
    const cut = (box: PictureCut['box']): PictureCut => ({
      box,
      forTracing: new File([file], [box.x, box.y, box.width, box.height].join(' ')),
      width: box.width,
      height: box.height,
      backdrop: () => ({ picture: BACKDROP }),
    });
    return Promise.resolve({
      name: file.name.replace('.png', ''),
      width: 1000,
      height: 500,
      whole: cut({ x: 0, y: 0, width: 1000, height: 500 }),
      cut: (box) => Promise.resolve(cut(box)),
      url: SHOWN,
      release: () => undefined,
    });
  },
};

function square(x: number, y: number, side: number) {
  return {
    closed: true,
    points: [
      { kind: 'M' as const, x, y },
      { kind: 'L' as const, x: x + side, y },
      { kind: 'L' as const, x: x + side, y: y + side },
      { kind: 'L' as const, x, y: y + side },
    ],
  };
}

/** Its trace: two large parts and a speck. */
export const TRACING = {
  mode: 'areas' as const,
  width: 1000,
  height: 500,
  threshold: 120,
  strength: null,
  paths: [square(100, 100, 200), square(500, 100, 200), square(900, 10, 5)],
};
/** Its edges: the large parts as closed lines, and an open line between them. */
export const OUTLINES = {
  ...TRACING,
  mode: 'outlines' as const,
  paths: [
    square(100, 100, 200),
    square(500, 100, 200),
    {
      closed: false,
      points: [
        { kind: 'M' as const, x: 300, y: 200 },
        { kind: 'L' as const, x: 500, y: 200 },
      ],
    },
  ],
  strength: 18,
};
/** A trace of which most is one dark part, as of a photograph. */
export const DARK_TRACING = { ...TRACING, paths: [square(0, 0, 500), square(550, 50, 300)] };
/** Three lines that were read in it: a word, nothing, and a word with a fault. */
export const LINES = [
  { text: 'Stern', box: { x: 100, y: 400, width: 200, height: 40 }, confidence: 95 },
  { text: '  ', box: { x: 0, y: 0, width: 9, height: 9 }, confidence: 70 },
  { text: 'Mnod', box: { x: 600, y: 400, width: 200, height: 40 }, confidence: 61 },
];
