/** A picture in shades of grey, from 0 black to 255 white, row by row. */
export interface GreyField {
  readonly levels: ArrayLike<number>;
  /** In px. */
  readonly width: number;
  readonly height: number;
}

/** A Gaussian reaches so many times its width to either side: what lies beyond weighs less than 1 %. */
const REACH = 3;

/** Weights of a Gaussian of the width `sigma`, from its middle to one side; both sides together weigh 1. */
export function gaussianWeights(sigma: number): readonly number[] {
  const reach = Math.max(1, Math.ceil(sigma * REACH));
  const raw = Array.from({ length: reach + 1 }, (_, away) => Math.exp(-(away * away) / (2 * sigma * sigma)));
  const sum = raw.reduce((all, weight, away) => all + (away === 0 ? weight : 2 * weight), 0);
  return raw.map((weight) => weight / sum);
}

/** Blurs the lines of `from`, each `length` values `step` apart; beyond their ends the last value goes on. */
function blurLines(
  from: ArrayLike<number>,
  lines: { readonly count: number; readonly apart: number; readonly length: number; readonly step: number },
  weights: readonly number[],
): Float32Array {
  const to = new Float32Array(from.length);
  const { count, apart, length, step } = lines;
  const reach = weights.length - 1;
  const kernel = Float32Array.from([...weights.slice(1).toReversed(), ...weights]);
  const padded = new Float32Array(length + 2 * reach);
  for (let line = 0; line < count; line += 1) {
    const start = line * apart;
    for (let at = 0; at < length; at += 1) padded[at + reach] = from[start + at * step] ?? 0;
    padded.fill(padded[reach] ?? 0, 0, reach);
    padded.fill(padded[reach + length - 1] ?? 0, reach + length);
    for (let at = 0; at < length; at += 1) {
      let sum = 0;
      for (let tap = 0; tap < kernel.length; tap += 1) sum += (kernel[tap] ?? 0) * (padded[at + tap] ?? 0);
      to[start + at * step] = sum;
    }
  }
  return to;
}

/** `field` blurred by a Gaussian `sigma` px wide. */
export function blurred({ levels, width, height }: GreyField, sigma: number): Float32Array {
  const weights = gaussianWeights(sigma);
  const across = blurLines(levels, { count: height, apart: width, length: width, step: 1 }, weights);
  return blurLines(across, { count: width, apart: 1, length: height, step: width }, weights);
}
