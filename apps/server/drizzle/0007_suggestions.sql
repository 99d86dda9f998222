CREATE TABLE "personalization_counts" (
	"holder" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"used" integer DEFAULT 0 NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "personalization_reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"holder" text NOT NULL,
	"reserved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suggestion_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"global_modulation_hz" double precision NOT NULL,
	"center_modulation_hz" double precision NOT NULL,
	"visual_hue" double precision NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"verdict" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "suggestion_replies" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"user_id" text,
	"request_hash" text NOT NULL,
	"reply" jsonb,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "suggestion_replies_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
ALTER TABLE "personalization_counts" ADD CONSTRAINT "personalization_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personalization_reservations" ADD CONSTRAINT "personalization_reservations_holder_personalization_counts_holder_fk" FOREIGN KEY ("holder") REFERENCES "public"."personalization_counts"("holder") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_history" ADD CONSTRAINT "suggestion_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_replies" ADD CONSTRAINT "suggestion_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "personalization_counts_user" ON "personalization_counts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "personalization_counts_last_used" ON "personalization_counts" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "personalization_reservations_holder" ON "personalization_reservations" USING btree ("holder");--> statement-breakpoint
CREATE INDEX "suggestion_history_user" ON "suggestion_history" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "suggestion_history_verdicts" ON "suggestion_history" USING btree ("user_id","decided_at");--> statement-breakpoint
CREATE INDEX "suggestion_replies_user" ON "suggestion_replies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "suggestion_replies_claimed" ON "suggestion_replies" USING btree ("claimed_at");