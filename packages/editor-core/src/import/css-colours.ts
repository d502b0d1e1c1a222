import { COLOURS, type Colour } from '../document/colours.js';
import { channelsOf, hexOf, isAchromatic, nearestColour } from '../document/nearest-colour.js';
import type { Channels } from '../document/oklab.js';

/** A colour that a drawing names. */
export interface CssColour {
  /** What it becomes. */
  readonly palette: Colour;
  /** What it is; null where nothing is painted, or where it cannot be read. */
  readonly channels: Channels | null;
}

/** Names that drawing programs write; others are read as black. */
const NAMES: ReadonlyMap<string, string> = new Map(
  (
    'black 000000 white FFFFFF grey 808080 gray 808080 silver C0C0C0 darkgrey A9A9A9 darkgray A9A9A9 lightgrey D3D3D3 lightgray D3D3D3 ' +
    'dimgray 696969 dimgrey 696969 gainsboro DCDCDC whitesmoke F5F5F5 red FF0000 darkred 8B0000 maroon 800000 crimson DC143C firebrick B22222 ' +
    'brown A52A2A tomato FF6347 salmon FA8072 coral FF7F50 orangered FF4500 orange FFA500 darkorange FF8C00 gold FFD700 yellow FFFF00 ' +
    'khaki F0E68C beige F5F5DC ivory FFFFF0 olive 808000 lime 00FF00 green 008000 darkgreen 006400 forestgreen 228B22 seagreen 2E8B57 ' +
    'limegreen 32CD32 lightgreen 90EE90 teal 008080 cyan 00FFFF aqua 00FFFF turquoise 40E0D0 skyblue 87CEEB lightblue ADD8E6 ' +
    'steelblue 4682B4 dodgerblue 1E90FF blue 0000FF mediumblue 0000CD darkblue 00008B navy 000080 royalblue 4169E1 indigo 4B0082 ' +
    'violet EE82EE purple 800080 magenta FF00FF fuchsia FF00FF orchid DA70D6 pink FFC0CB hotpink FF69B4 deeppink FF1493 ' +
    'tan D2B48C chocolate D2691E sienna A0522D peru CD853F wheat F5DEB3'
  )
    .split(' ')
    .flatMap((name, index, words) => (index % 2 === 0 ? [[name, words[index + 1] ?? ''] as const] : [])),
);

/** Up to which lightness greys are black and grey. */
const BLACK_UP_TO = 100;
const GREY_UP_TO = 225;

function isInPalette(hex: string): boolean {
  return Object.values<string | null>(COLOURS).includes(hex);
}

/** What greys become: what swells, by how dark they are. */
function greyOf(channels: Channels): Colour {
  const most = Math.max(...channels);
  if (most <= BLACK_UP_TO) return 'black';
  return most <= GREY_UP_TO ? 'grey' : 'white';
}

/** A colour in CSS notation, with the colour of the palette that is nearest to it; only a grey becomes black, grey or white. */
export function cssColour(css: string): CssColour {
  const text = css.trim().toLowerCase();
  if (text === 'none' || text === 'transparent') return { palette: 'none', channels: null };
  const hex = NAMES.get(text) ?? hexOf(text);
  if (hex === null) return { palette: 'none', channels: null };
  if (hex === undefined) return { palette: 'black', channels: null };
  const channels = channelsOf(hex);
  const isGrey = isAchromatic(channels) && !isInPalette(hex);
  return { palette: isGrey ? greyOf(channels) : nearestColour(channels), channels };
}
