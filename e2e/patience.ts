/** Longest wait for what processes of the server make, such as files and what is read in pictures: they may be busy with the sample catalogue. */
export const SERVER_WORK_MS = 300_000;
