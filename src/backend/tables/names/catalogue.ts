/** A column, or an argument, as the database knows it. `sql` is its name as a quoted identifier. */
export type Column = {
	readonly name: string;
	readonly sql: string;
	/** The type as SQL writes it. */
	readonly type: string;
	/** The name of the type below all domains, as in `pg_type.typname`. */
	readonly base: string;
	/** The expression a new row gets, as SQL; null where there is none. */
	readonly preset: string | null;
	readonly nullable: boolean;
	readonly comment: string | null;
};

export type Columns = ReadonlyMap<string, Column>;

/** A table or a view. */
export type Relation = {
	readonly name: string;
	readonly sql: string;
	readonly columns: Columns;
	/** Of a view, the columns that show the primary keys of its tables. */
	readonly primaryKey: readonly Column[];
	readonly isTable: boolean;
	/** Functions that take one row of it and return a value: computed columns, for requests that name them. */
	readonly computed: ReadonlyMap<string, Routine>;
	/** The owner's comment on it. */
	readonly comment: string | null;
};

export type Argument = Column & { readonly required: boolean; readonly variadic: boolean };

export type Routine = {
	readonly name: string;
	readonly sql: string;
	readonly arguments: readonly Argument[];
	readonly volatile: boolean;
	readonly returns: 'void' | 'scalar' | 'row';
	readonly returnsSet: boolean;
	/** The name of the type below all domains that it returns, as in `pg_type.typname`. */
	readonly base: string;
	/** The columns of the rows it returns; empty for scalars. */
	readonly columns: Columns;
	/** The table or view of the same schema whose rows it returns. */
	readonly relation: string | undefined;
	readonly comment: string | null;
};

/** Pairs of columns that are equal: of the one relation, and of the other. */
export type ColumnPairs = readonly (readonly [Column, Column])[];

/**
 * How rows of `origin` belong to rows of `target`. What is seen from one side is many-to-one there and one-to-many from the
 * other.
 */
export type Relationship = {
	readonly origin: Relation;
	readonly target: Relation;
	/** Whether a row of the origin has at most one row of the target. */
	readonly toOne: boolean;
} & (
	| {
			readonly kind: 'many-to-one' | 'one-to-one' | 'one-to-many';
			readonly constraint: string;
			/** Whether the foreign key is the origin's. */
			readonly holdsKey: boolean;
			/** Of the origin, and of the target. */
			readonly columns: ColumnPairs;
	  }
	| {
			readonly kind: 'many-to-many';
			readonly junction: Relation;
			/** The junction's foreign keys to the origin and to the target. */
			readonly constraints: readonly [string, string];
			/** Of the junction, and of the origin. */
			readonly toOrigin: ColumnPairs;
			/** Of the junction, and of the target. */
			readonly toTarget: ColumnPairs;
	  }
	| { readonly kind: 'computed'; readonly routine: Routine }
);

/** The types of the one unnamed argument that a body of some content type can be as a whole. */
export type BodyTypes = readonly ('json' | 'jsonb' | 'text' | 'xml' | 'bytea')[];

/** All names of one schema, as they were at one moment. */
export type Catalogue = {
	readonly schema: string;
	readonly relations: ReadonlyMap<string, Relation>;
	/** By name; functions of one name differ in their arguments. */
	readonly routines: ReadonlyMap<string, readonly Routine[]>;
	/** By the name of the relation that they begin at. */
	readonly relationships: ReadonlyMap<string, readonly Relationship[]>;
};
