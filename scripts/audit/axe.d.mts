import type { Page } from '@playwright/test';
import type { Result } from 'axe-core';

export function violationsOn(page: Page, but?: readonly string[]): Promise<readonly Result[]>;
