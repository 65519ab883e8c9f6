import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database-types.ts';

/** A client of our services that knows the tables and functions of the public schema. */
export type AppClient = SupabaseClient<Database>;

type Tables = Database['public']['Tables'];

/** The name of a table of the public schema. */
export type TableName = keyof Tables;
/** A row of a table. */
export type Row<Table extends TableName> = Tables[Table]['Row'];
/** A new row of a table. */
export type NewRow<Table extends TableName> = Tables[Table]['Insert'];
