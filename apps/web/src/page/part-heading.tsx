import { type ComponentProps, createContext, useContext } from 'react';

/** Level of the headings of parts: below the `h2` of a dialog or below the `h1` of a page. */
const PartLevel = createContext<2 | 3>(3);

/** Around parts that stand on a page of their own. */
export const PartLevelProvider = PartLevel.Provider;

/** The level of headings of parts. */
export const usePartLevel = () => useContext(PartLevel);

/** The heading within a part, one level below that of the part. */
export function SubHeading(props: ComponentProps<'h4'>) {
  const Heading = usePartLevel() === 2 ? 'h3' : 'h4';
  return <Heading {...props} />;
}

/** The heading of a part of a graphic's details, at the level that fits what stands around it. */
export function PartHeading(props: ComponentProps<'h3'>) {
  const Heading = `h${usePartLevel()}` as const;
  return <Heading {...props} />;
}
