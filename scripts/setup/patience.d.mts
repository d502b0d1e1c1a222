/** By how much all waits are longer than on an idle machine. */
export declare const PATIENCE: number;
export declare const STEP_MS: number;
export declare const WORK_MS: number;
export declare const FILE_MS: number;
