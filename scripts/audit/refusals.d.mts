import type { Page } from '@playwright/test';

export function hearRefusals(page: Page): Promise<void>;
