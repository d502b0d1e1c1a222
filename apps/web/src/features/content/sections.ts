/** A section that has articles: it stands at the address of its own name (product spec section 2). */
export type Section = 'wissen' | 'support';
