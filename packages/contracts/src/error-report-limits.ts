/** Bounds of what a browser may tell about an error, in characters. */
export const ERROR_REPORT_LIMITS = {
  type: 100,
  message: 1000,
  stack: 8000,
  address: 300,
  agent: 500,
} as const;
