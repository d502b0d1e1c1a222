import type { Primitive, PrimitiveOf, PrimitiveType } from '@tastwerk/editor-core/scene';

type PrimitiveByType = { readonly [T in PrimitiveType]: PrimitiveOf<T> };

/** One painter per primitive, so that a primitive without a drawing does not compile. */
export type Painters<Target, Drawing> = {
  readonly [T in PrimitiveType]: (primitive: PrimitiveByType[T], target: Target) => Drawing;
};

function paintOne<T extends PrimitiveType, Target, Drawing>(
  painters: Painters<Target, Drawing>,
  type: T,
  primitive: PrimitiveByType[T],
  target: Target,
): Drawing {
  return painters[type](primitive, target);
}

/** Draws `primitive` with the painter of its type. */
export function paint<Target, Drawing>(
  painters: Painters<Target, Drawing>,
  primitive: Primitive,
  target: Target,
): Drawing {
  return paintOne(painters, primitive.type, primitive, target);
}
