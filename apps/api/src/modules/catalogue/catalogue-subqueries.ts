// What statements of other modules may ask of the catalogue, as SQL; they do not name its tables.

/** How many graphics an account has. */
export const graphicCountOf = (accountId: string) =>
  `(SELECT count(*)::integer FROM graphic WHERE user_id = ${accountId})`;

/** Graphics by their names: `id`, `title`, and the braille system of the first variant, `system`, by which their language is known. */
export const NAMED_GRAPHICS = `(
  SELECT id, title, (SELECT v.system FROM variant v WHERE v.graphic_id = graphic.id ORDER BY v.id LIMIT 1) AS system
    FROM graphic)`;

/** Variants by their names: `id`, `title`, `system`, `graphic_id`. */
export const NAMED_VARIANTS = '(SELECT id, title, system, graphic_id FROM variant)';

/** Versions by the names of what they belong to: `id`, `system`, `variant_id`, `variant_title`, `graphic_id`, `graphic_title`. */
export const NAMED_VERSIONS = `(
  SELECT version.id, version.system, v.id AS variant_id, v.title AS variant_title, g.id AS graphic_id, g.title AS graphic_title
    FROM version JOIN variant v ON v.id = version.variant_id JOIN graphic g ON g.id = v.graphic_id)`;

/** When each graphic was made. */
export const GRAPHICS_MADE = '(SELECT created_at AS moment FROM graphic)';

/** When each version was published. */
export const VERSIONS_MADE = '(SELECT created_at AS moment FROM version)';
