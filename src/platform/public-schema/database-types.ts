// Written by `npm run types` from the migrated database. Change a migration or json-values.ts, not this file.
import type { JsonOf } from './json-values.ts';

/** The public schema, as supabase-js takes it. */
export type Database = {
	public: {
		Tables: {
			blog_articles: {
				Row: {
					category: string | null;
					content_ar: string | null;
					content_en: string | null;
					content_es: string | null;
					content_fa: string | null;
					created_at: string;
					excerpt_ar: string | null;
					excerpt_en: string | null;
					excerpt_es: string | null;
					excerpt_fa: string | null;
					id: string;
					image_url: string | null;
					published: boolean;
					published_at: string | null;
					slug: string | null;
					title_ar: string | null;
					title_en: string | null;
					title_es: string | null;
					title_fa: string | null;
					updated_at: string;
					views: number;
				};
				Insert: {
					category?: string | null;
					content_ar?: string | null;
					content_en?: string | null;
					content_es?: string | null;
					content_fa?: string | null;
					created_at?: string;
					excerpt_ar?: string | null;
					excerpt_en?: string | null;
					excerpt_es?: string | null;
					excerpt_fa?: string | null;
					id?: string;
					image_url?: string | null;
					published?: boolean;
					published_at?: string | null;
					slug?: string | null;
					title_ar?: string | null;
					title_en?: string | null;
					title_es?: string | null;
					title_fa?: string | null;
					updated_at?: string;
					views?: number;
				};
				Update: {
					category?: string | null;
					content_ar?: string | null;
					content_en?: string | null;
					content_es?: string | null;
					content_fa?: string | null;
					created_at?: string;
					excerpt_ar?: string | null;
					excerpt_en?: string | null;
					excerpt_es?: string | null;
					excerpt_fa?: string | null;
					id?: string;
					image_url?: string | null;
					published?: boolean;
					published_at?: string | null;
					slug?: string | null;
					title_ar?: string | null;
					title_en?: string | null;
					title_es?: string | null;
					title_fa?: string | null;
					updated_at?: string;
					views?: number;
				};
				Relationships: [];
			};
			divan: {
				Row: {
					couplets: number;
					digest: string;
					edition: string;
					ghazals: number;
					licence: string;
					loaded_at: string;
					only_one: boolean;
					source: string;
				};
				Insert: {
					couplets: number;
					digest: string;
					edition: string;
					ghazals: number;
					licence: string;
					loaded_at?: string;
					only_one?: boolean;
					source: string;
				};
				Update: {
					couplets?: number;
					digest?: string;
					edition?: string;
					ghazals?: number;
					licence?: string;
					loaded_at?: string;
					only_one?: boolean;
					source?: string;
				};
				Relationships: [];
			};
			divan_couplets: {
				Row: {
					couplet: number;
					ending: string;
					first: string;
					ghazal: number;
					letters: string;
					place: number;
					second: string;
					words: string;
				};
				Insert: {
					couplet: number;
					ending?: never;
					first: string;
					ghazal: number;
					letters?: never;
					place: number;
					second: string;
					words?: never;
				};
				Update: {
					couplet?: number;
					ending?: never;
					first?: string;
					ghazal?: number;
					letters?: never;
					place?: number;
					second?: string;
					words?: never;
				};
				Relationships: [];
			};
			dream_interpretations: {
				Row: {
					created_at: string;
					dream_text: string;
					id: string;
					interpretation: string;
					symbols: string[];
					user_id: string;
				};
				Insert: {
					created_at?: string;
					dream_text: string;
					id?: string;
					interpretation: string;
					symbols?: string[];
					user_id?: string;
				};
				Update: {
					created_at?: string;
					dream_text?: string;
					id?: string;
					interpretation?: string;
					symbols?: string[];
					user_id?: string;
				};
				Relationships: [];
			};
			hafez_readings: {
				Row: {
					couplet: JsonOf<'hafez_readings.couplet'> | null;
					created_at: string;
					id: string;
					interpretation: string;
					poem_id: number;
					question: string | null;
					user_id: string;
				};
				Insert: {
					couplet?: JsonOf<'hafez_readings.couplet'> | null;
					created_at?: string;
					id?: string;
					interpretation: string;
					poem_id: number;
					question?: string | null;
					user_id?: string;
				};
				Update: {
					couplet?: JsonOf<'hafez_readings.couplet'> | null;
					created_at?: string;
					id?: string;
					interpretation?: string;
					poem_id?: number;
					question?: string | null;
					user_id?: string;
				};
				Relationships: [];
			};
			lucky_number_readings: {
				Row: {
					analysis: string;
					birth_date: string;
					calendar_type: string;
					created_at: string;
					full_name: string;
					gender: string;
					id: string;
					love_number: number;
					lucky_day: string;
					lucky_number: number;
					mother_name: string;
					protection_number: number;
					user_id: string;
					wealth_number: number;
				};
				Insert: {
					analysis: string;
					birth_date: string;
					calendar_type: string;
					created_at?: string;
					full_name: string;
					gender: string;
					id?: string;
					love_number: number;
					lucky_day: string;
					lucky_number: number;
					mother_name: string;
					protection_number: number;
					user_id?: string;
					wealth_number: number;
				};
				Update: {
					analysis?: string;
					birth_date?: string;
					calendar_type?: string;
					created_at?: string;
					full_name?: string;
					gender?: string;
					id?: string;
					love_number?: number;
					lucky_day?: string;
					lucky_number?: number;
					mother_name?: string;
					protection_number?: number;
					user_id?: string;
					wealth_number?: number;
				};
				Relationships: [];
			};
			mbti_results: {
				Row: {
					analysis: string;
					answers: JsonOf<'mbti_results.answers'>;
					created_at: string;
					figures: JsonOf<'mbti_results.figures'> | null;
					id: string;
					mbti_type: string;
					user_id: string;
				};
				Insert: {
					analysis: string;
					answers: JsonOf<'mbti_results.answers'>;
					created_at?: string;
					figures?: JsonOf<'mbti_results.figures'> | null;
					id?: string;
					mbti_type: string;
					user_id?: string;
				};
				Update: {
					analysis?: string;
					answers?: JsonOf<'mbti_results.answers'>;
					created_at?: string;
					figures?: JsonOf<'mbti_results.figures'> | null;
					id?: string;
					mbti_type?: string;
					user_id?: string;
				};
				Relationships: [];
			};
			profiles: {
				Row: {
					avatar_url: string | null;
					created_at: string;
					full_name: string | null;
					notifications: boolean;
					personal: JsonOf<'profiles.personal'> | null;
					preferred_language: string | null;
					theme: string | null;
					updated_at: string;
					user_id: string;
				};
				Insert: {
					avatar_url?: string | null;
					created_at?: string;
					full_name?: string | null;
					notifications?: boolean;
					personal?: JsonOf<'profiles.personal'> | null;
					preferred_language?: string | null;
					theme?: string | null;
					updated_at?: string;
					user_id: string;
				};
				Update: {
					avatar_url?: string | null;
					created_at?: string;
					full_name?: string | null;
					notifications?: boolean;
					personal?: JsonOf<'profiles.personal'> | null;
					preferred_language?: string | null;
					theme?: string | null;
					updated_at?: string;
					user_id?: string;
				};
				Relationships: [];
			};
			tarot_readings: {
				Row: {
					cards: JsonOf<'tarot_readings.cards'>;
					created_at: string;
					id: string;
					interpretation: string;
					user_id: string;
				};
				Insert: {
					cards: JsonOf<'tarot_readings.cards'>;
					created_at?: string;
					id?: string;
					interpretation: string;
					user_id?: string;
				};
				Update: {
					cards?: JsonOf<'tarot_readings.cards'>;
					created_at?: string;
					id?: string;
					interpretation?: string;
					user_id?: string;
				};
				Relationships: [];
			};
			user_roles: {
				Row: {
					created_at: string;
					role: string;
					user_id: string;
				};
				Insert: {
					created_at?: string;
					role: string;
					user_id: string;
				};
				Update: {
					created_at?: string;
					role?: string;
					user_id?: string;
				};
				Relationships: [];
			};
		};
		Views: {
			kept_readings: {
				Row: {
					asked: string | null;
					created_at: string | null;
					details: JsonOf<'kept_readings.details'> | null;
					id: string | null;
					kind: string | null;
					text: string | null;
					user_id: string | null;
				};
				Relationships: [];
			};
		};
		Functions: {
			admin_figures: {
				Args: {
					days?: number | null;
				};
				Returns: JsonOf<'admin_figures'>;
			};
			admin_people: {
				Args: {
					amount?: number | null;
					before_at?: string | null;
					before_id?: string | null;
					words?: string | null;
				};
				Returns: {
					created_at: string | null;
					email: string | null;
					full_name: string | null;
					id: string | null;
					last_sign_in_at: string | null;
					phone: string | null;
					roles: string[] | null;
				}[];
			};
			export_my_data: {
				Args: never;
				Returns: JsonOf<'export_my_data'>;
			};
			increment_article_views: {
				Args: {
					article_id: string | null;
				};
				Returns: number | null;
			};
			list_articles: {
				Args: {
					after_at?: string | null;
					after_id?: string | null;
					amount?: number | null;
					before_at?: string | null;
					before_id?: string | null;
					language: string | null;
					of_category?: string | null;
					words?: string | null;
				};
				Returns: JsonOf<'list_articles'>;
			};
			list_my_tables: {
				Args: never;
				Returns: JsonOf<'list_my_tables'>;
			};
			read_article: {
				Args: {
					article: string | null;
					language: string | null;
				};
				Returns: JsonOf<'read_article'>;
			};
			read_ghazal: {
				Args: {
					of_ghazal?: number | null;
					verse?: string | null;
				};
				Returns: JsonOf<'read_ghazal'>;
			};
			search_divan: {
				Args: {
					page?: number | null;
					rhyme?: string | null;
					words?: string | null;
				};
				Returns: JsonOf<'search_divan'>;
			};
			year_of_readings: {
				Args: {
					starts: string[] | null;
				};
				Returns: JsonOf<'year_of_readings'>;
			};
		};
		Enums: Record<never, never>;
		CompositeTypes: Record<never, never>;
	};
};
