/** The settings of an example operator who sells. */
export declare const SELLING: Readonly<Record<string, string>>;
