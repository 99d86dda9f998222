CREATE TABLE "calendar_connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"name_sealed" text NOT NULL,
	"address_sealed" text,
	"source_hash" text NOT NULL,
	"progress_sealed" text,
	"window_from" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"synced_at" timestamp with time zone,
	"next_sync_at" timestamp with time zone,
	"problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "calendar_connections_source" UNIQUE("user_id","source_hash")
);
--> statement-breakpoint
CREATE TABLE "calendar_occurrences" (
	"connection_id" uuid NOT NULL,
	"key" text NOT NULL,
	"user_id" text NOT NULL,
	"series" text,
	"title_sealed" text NOT NULL,
	"timing" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"standing" text NOT NULL,
	CONSTRAINT "calendar_occurrences_connection_id_key_pk" PRIMARY KEY("connection_id","key")
);
--> statement-breakpoint
CREATE TABLE "calendar_preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"autopilot" boolean NOT NULL,
	"hosted_titles" boolean NOT NULL,
	"lead_minutes" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_connections" ADD CONSTRAINT "calendar_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_occurrences" ADD CONSTRAINT "calendar_occurrences_connection_id_calendar_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."calendar_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_occurrences" ADD CONSTRAINT "calendar_occurrences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_preferences" ADD CONSTRAINT "calendar_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_occurrences_user_time" ON "calendar_occurrences" USING btree ("user_id","starts_at","ends_at");--> statement-breakpoint
CREATE INDEX "calendar_occurrences_series" ON "calendar_occurrences" USING btree ("connection_id","series");