export declare const STEP_MS: number;
export declare const WORK_MS: number;
export declare const FILE_MS: number;
