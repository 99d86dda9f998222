/** The database with the newest schema, of which every test's own is a copy. Nobody connects to it. */
export const TEMPLATE_DATABASE = 'newest_schema';
