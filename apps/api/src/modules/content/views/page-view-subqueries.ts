/** How often pages were looked at, by `day` (UTC) and page, as SQL for statements of other modules. */
export const PAGE_VIEWS = '(SELECT day, views AS count FROM page_view)';
