const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a value is a UUID in its usual form, such as PostgreSQL takes without an error. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && pattern.test(value);
