/** The objects of each kind, by the name of the kind. A plugin adds those that it brings: `interface ObjectKinds { clock: ClockObject }`. */
export interface ObjectKinds {}

/** The kinds of objects. */
export type ObjectKind = keyof ObjectKinds;

/** An object on a page. */
export type PageObject = ObjectKinds[ObjectKind];

/** The object of one kind. */
export type ObjectOf<K extends ObjectKind> = ObjectKinds[K];

/** What a new object may be given besides its id; the rest comes from its kind's defaults. */
export type ObjectInput<T> = { readonly uuid: string } & Partial<Omit<T, 'type' | 'uuid'>>;
