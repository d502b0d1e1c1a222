import type { SceneWords } from '@tastwerk/editor-core';

/** German and English words. */
export const w = (de: string, en: string): SceneWords => ({ de, en });
