/** How the command line ends: all done, some of it failed or lacks braille, or the call made no sense. */
export const EXIT_CODES = { done: 0, failed: 1, badUsage: 2 } as const;

export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];
